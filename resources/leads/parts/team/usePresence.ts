import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deleteLeadPresence, updateLeadPresence } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { PRESENCE } from '../../../../src/engine/queries/presenceKey.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { useVisible } from '../../../../src/ui/useVisible.ts';
import type { Lead } from '../Lead.ts';
import { useIsWriting } from './useIsWriting.ts';

/** The API takes a tab that is silent for 45 seconds for gone, ms. */
const AGAIN_MS = 20_000;

/** This tab, until it is closed or loaded anew. */
const tab = crypto.randomUUID();

/**
 * Says that this tab shows a lead, or that an answer is written in it, and answers which colleagues
 * have it open too. A tab in the background shows nobody anything, unless somebody writes there.
 */
export function usePresence(lead: Lead): Schemas['LeadPresence'][] {
  const api = useApi();
  const { id } = lead;
  const isVisible = useVisible();
  const activity = useIsWriting(lead) ? 'writing' : 'looking';
  const isHere = !lead.isMasked && (isVisible || activity === 'writing');
  const said = useRef<Promise<unknown>>(Promise.resolve());
  const { data } = useQuery({
    queryKey: [PRESENCE, id, activity],
    queryFn: async () => {
      const saying = api.call(updateLeadPresence, { params: { id }, body: { tab, activity } });
      said.current = saying.catch(() => undefined);
      return (await saying).data;
    },
    enabled: isHere,
    refetchInterval: AGAIN_MS,
    refetchIntervalInBackground: true,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  useEffect(() => {
    if (!isHere) return undefined;
    const leave = () =>
      void api
        .call(deleteLeadPresence, { params: { id, tab }, keepalive: true })
        // Not told, it is over by itself in a moment.
        .catch(() => undefined);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      // What is still on its way must not come after the goodbye.
      void said.current.then(leave);
    };
  }, [api, id, isHere]);
  return isHere ? (data ?? []) : [];
}
