import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isOfResource } from '../../../../src/engine/queries/isOfResource.ts';

/** Invalidates the queries of the page, its tabs, the list and the badge. */
export function useRefreshLead() {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ predicate: isOfResource('leads') }),
    [queryClient],
  );
}
