import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { lazyOnDemand } from '../../../ui/lazyOnDemand.tsx';
import { Gated } from '../../access/Gated.tsx';
import { fileLimits } from '../../controls/upload/fileLimits.ts';
import type { Resource, RuntimeUpload } from '../../definition/runtimeDefinition.ts';
import { UploadButton } from './UploadButton.tsx';
import { useAddFiles } from './useAddFiles.ts';

const MissingFields = lazyOnDemand(async () => (await import('./MissingFields.tsx')).MissingFields);

interface UploadActionProps {
  resource: Resource;
  upload: RuntimeUpload;
  /** Reason why no file can be added; undefined if files can be added. */
  blocked?: string | undefined;
}

/** Renders the primary action of a list of files, which opens a chooser for several files. */
export function UploadAction({ resource, upload, blocked }: UploadActionProps) {
  const translate = useTranslate();
  const files = useAddFiles(resource, upload);
  const label = translate(`resources.${resource.name}.upload`);
  const { accept } = fileLimits(resource.manifest.create?.fields[upload.file] ?? { kind: 'file' });
  const operation = resource.manifest.operations['create'];
  return (
    <Gated gate={operation?.feature && { needs: operation.feature }} label={label}>
      <UploadButton label={label} accept={accept} blocked={blocked} onFiles={files.add} />
      {files.waiting && (
        <Suspense fallback={null}>
          <MissingFields resource={resource} files={files} />
        </Suspense>
      )}
    </Gated>
  );
}
