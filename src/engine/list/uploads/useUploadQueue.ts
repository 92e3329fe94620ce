import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { useMemo } from 'react';
import { fileFault, imageFault } from '../../controls/upload/fileFault.ts';
import { useIsImpersonated } from '../../access/useIsImpersonated.ts';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { fetchWithProgress } from '../../queries/fetchWithProgress.ts';
import { isOfResource } from '../../queries/isOfResource.ts';
import { useApi } from '../../queries/useApi.ts';
import { createUploadStore } from './uploadStore.ts';
import type { UploadItem } from './UploadItem.ts';
import type { UploadQueue } from './UploadQueue.ts';
import { uploadOwner } from './uploadOwner.ts';
import { uploadQueueOf } from './uploadQueues.ts';

/** Minimum interval between refetches of the lists during uploads, in milliseconds. */
const REFETCH_MS = 1_500;

/** Returns a throttled function that refetches the lists of a resource. */
function throttledRefetch(queryClient: QueryClient, resource: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void queryClient.invalidateQueries({ predicate: isOfResource(resource) });
    }, REFETCH_MS);
  };
}

/** Returns the queue that creates a record of the resource for each file; undefined until the user is loaded. */
export function useUploadQueue(resource: Resource, fileField: string): UploadQueue | undefined {
  const api = useApi();
  const queryClient = useQueryClient();
  const { identity } = useGetIdentity();
  const isImpersonated = useIsImpersonated();
  const user = identity?.id;
  return useMemo(() => {
    if (user === undefined) return undefined;
    const { name, manifest } = resource;
    const facts = manifest.create?.fields[fileField] ?? { kind: 'file' };
    const { method = 'POST', path = '' } = manifest.operations['create'] ?? {};
    return uploadQueueOf(queryClient, {
      owner: uploadOwner(name, user, isImpersonated),
      store: createUploadStore(),
      checkFile: (file) => fileFault(file, facts),
      checkContent: async (file) => (facts.kind === 'image' ? imageFault(file, facts) : undefined),
      send: async ({ id, file, values }: UploadItem, { signal, onProgress }) => {
        await api.send(
          { method, path },
          {
            body: { ...values, [fileField]: file },
            multipart: true,
            idempotencyKey: id,
            signal,
            fetch: (url, init) => fetchWithProgress(url, init, onProgress),
          },
        );
      },
      onDone: throttledRefetch(queryClient, name),
    });
  }, [api, queryClient, user, isImpersonated, resource, fileField]);
}
