import { useCallback } from 'react';
import { createLeadAction } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { useResourceLocation } from '../../../../src/engine/definition/useResourceLocation.ts';
import { useUpdateRecordCache } from '../../../../src/engine/queries/useUpdateRecordCache.ts';
import type { Lead } from '../Lead.ts';
import { useSending } from './useSending.ts';

/** Performs an action on a lead and shows the result. Resolves with false if it was rejected. */
export function useLeadAction(lead: Lead) {
  const api = useApi();
  const take = useUpdateRecordCache(useResourceLocation('leads'));
  const { send, ...state } = useSending();
  const act = useCallback(
    async (body: Schemas['LeadAction']): Promise<boolean> => {
      const answer = await send([lead.id, body], (idempotencyKey) =>
        api.call(createLeadAction, { params: { id: lead.id }, body, idempotencyKey }),
      );
      if (!answer) return false;
      await take(answer.data);
      return true;
    },
    [api, lead.id, send, take],
  );
  return { act, ...state };
}
