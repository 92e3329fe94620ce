import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { lazyOnDemand } from '../../../ui/lazyOnDemand.tsx';
import { useFeatureGate } from '../../access/useFeatureGate.ts';
import type { Resource, RuntimeUpload } from '../../definition/runtimeDefinition.ts';
import { UploadPanel } from './UploadPanel.tsx';
import styles from './UploadPanel.module.css';
import { useAddFiles } from './useAddFiles.ts';
import { usePageDrop } from './usePageDrop.ts';

const ChosenFiles = lazyOnDemand(async () => (await import('./ChosenFiles.tsx')).ChosenFiles);

/** Accepts files dropped anywhere on the page, and renders the uploads in progress. */
export function UploadArea({ resource, upload }: { resource: Resource; upload: RuntimeUpload }) {
  const translate = useTranslate();
  const files = useAddFiles(resource, upload);
  const feature = resource.manifest.operations['create']?.feature;
  const gate = useFeatureGate(feature ? { needs: feature } : undefined);
  const isOver = usePageDrop(gate === 'open', files.add);
  return (
    <>
      {files.queue && <UploadPanel queue={files.queue} resource={resource} values={files.values} />}
      {isOver && <div className={styles.drop}>{translate('uploads.drop')}</div>}
      {files.waiting && (
        <Suspense fallback={null}>
          <ChosenFiles resource={resource} files={files} waiting={files.waiting} />
        </Suspense>
      )}
    </>
  );
}
