import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { createApprovalAction } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';

export type Approval = Schemas['Approval'];
export type Decision = Schemas['ApprovalAction'];

/** Returns a function that sends a decision, then invalidates the queue and its counts even after a failure. */
export function useDecide(area: Approval['area']) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    async (id: number, body: Decision) => {
      try {
        // Sent to its end also if the page is being left.
        await api.call(createApprovalAction, { params: { area, id }, body, keepalive: true });
      } finally {
        await queryClient.invalidateQueries({ queryKey: ['support', 'approvals'] });
      }
    },
    [api, area, queryClient],
  );
}
