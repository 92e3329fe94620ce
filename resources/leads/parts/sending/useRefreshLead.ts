import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isOfResource } from '../../../../src/engine/queries/isOfResource.ts';

/** Lets the page, its tabs, the list and the badge ask anew. */
export function useRefreshLead() {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ predicate: isOfResource('leads') }),
    [queryClient],
  );
}
