import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addProviderWizardImageFacts } from '#contract/facts/addProviderWizardImage.ts';
import { addProviderWizardImage } from '#contract/operations.ts';
import { fileFault, imageFault } from '../../engine/controls/upload/fileFault.ts';
import { createUploadStore } from '../../engine/list/uploads/uploadStore.ts';
import type { UploadQueue } from '../../engine/list/uploads/UploadQueue.ts';
import { uploadQueueOf } from '../../engine/list/uploads/uploadQueues.ts';
import { fetchWithProgress } from '../../engine/queries/fetchWithProgress.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { useWizardRefetch } from './useWizard.ts';

const IMAGE = addProviderWizardImageFacts.body.image;

/** Returns the upload queue for the pictures of a registration; it resumes after a lost connection or a reload. */
export function useWizardUploads(hash: string): UploadQueue {
  const api = useApi();
  const queryClient = useQueryClient();
  const refetch = useWizardRefetch(hash);
  return useMemo(
    () =>
      uploadQueueOf(queryClient, {
        owner: `provider-wizard ${hash}`,
        store: createUploadStore(),
        checkFile: (file) => fileFault(file, IMAGE),
        checkContent: (file) => imageFault(file, IMAGE),
        send: async ({ file }, { signal, onProgress }) => {
          const { method, path } = addProviderWizardImage;
          await api.send(
            { method, path },
            {
              params: { hash },
              body: { image: file },
              multipart: true,
              signal,
              fetch: (url, init) => fetchWithProgress(url, init, onProgress),
            },
          );
        },
        onDone: () => void refetch(),
        // The first stored picture is the cover, so the user's order counts.
        atOnce: 1,
      }),
    [api, queryClient, hash, refetch],
  );
}
