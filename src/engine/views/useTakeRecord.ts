import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useCallback } from 'react';
import type { ResourcePlace } from './usePlace.ts';

/** Queries that show a resource: its own, and those of what hangs on its records (`lead-histories`). */
const concerns = (resource: string, name: unknown) =>
  typeof name === 'string' && (name === resource || name.startsWith(resource.replace(/s$/, '-')));

/** Shows a record as the API answered it, and lets every list and page of the resource ask anew. */
export function useTakeRecord({ resource, meta }: ResourcePlace) {
  const queryClient = useQueryClient();
  return useCallback(
    async (record?: RaRecord) => {
      if (record)
        queryClient.setQueryData([resource, 'getOne', { id: String(record.id), meta }], record);
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [name] }) => concerns(resource, name),
      });
    },
    [queryClient, resource, meta],
  );
}
