import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { isOfResource } from './isOfResource.ts';
import type { ResourceLocation } from '../definition/useResourceLocation.ts';

/** Returns a callback that caches the API's record and invalidates the resource's lists and pages. */
export function useUpdateRecordCache({ resource, meta }: ResourceLocation) {
  const queryClient = useQueryClient();
  return useCallback(
    async (record?: RaRecord) => {
      if (record)
        queryClient.setQueryData([resource, 'getOne', { id: String(record.id), meta }], record);
      await queryClient.invalidateQueries({ predicate: isOfResource(resource) });
    },
    [queryClient, resource, meta],
  );
}
