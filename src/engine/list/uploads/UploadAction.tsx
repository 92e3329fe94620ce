import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { lazyOnDemand } from '../../../ui/lazyOnDemand.tsx';
import { Gated } from '../../access/Gated.tsx';
import { QuotaLock } from '../../access/QuotaLock.tsx';
import { isFull } from '../../access/QuotaUsage.ts';
import { fileLimits } from '../../controls/upload/fileLimits.ts';
import type { Resource, RuntimeUpload } from '../../definition/runtimeDefinition.ts';
import { useQuota } from '../useQuota.ts';
import { areCounted } from './areCounted.ts';
import { UploadButton } from './UploadButton.tsx';
import { useAddFiles } from './useAddFiles.ts';

const ChosenFiles = lazyOnDemand(async () => (await import('./ChosenFiles.tsx')).ChosenFiles);

interface UploadActionProps {
  resource: Resource;
  upload: RuntimeUpload;
}

/** Renders the primary action of a list of files: a chooser for several files, or a lock if the quota is full. */
export function UploadAction({ resource, upload }: UploadActionProps) {
  const translate = useTranslate();
  const files = useAddFiles(resource, upload);
  const label = translate(`resources.${resource.name}.upload`);
  const { accept } = fileLimits(resource.manifest.create?.fields[upload.file] ?? { kind: 'file' });
  const usage = useQuota();
  const operation = resource.manifest.operations['create'];
  return (
    <Gated gate={operation?.feature && { needs: operation.feature }} label={label}>
      {usage && isFull(usage) && areCounted(resource, upload) ? (
        <QuotaLock
          resource={resource}
          usage={usage}
          label={label}
          icon={<AddPhotoAlternateOutlined />}
        />
      ) : (
        <UploadButton label={label} accept={accept} onFiles={files.add} />
      )}
      {files.waiting && (
        <Suspense fallback={null}>
          <ChosenFiles resource={resource} files={files} waiting={files.waiting} />
        </Suspense>
      )}
    </Gated>
  );
}
