import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deleteLeadPresence, updateLeadPresence } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { PRESENCE } from '../../../../src/engine/queries/presenceKey.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { useVisible } from '../../../../src/ui/useVisible.ts';
import type { Lead } from '../Lead.ts';
import { useIsWriting } from './useIsWriting.ts';

/** Milliseconds between heartbeats; a presence expires after 45 seconds. */
const HEARTBEAT_MS = 20_000;

/** Id of this tab until it is closed or reloaded. */
const tab = crypto.randomUUID();

/**
 * Reports that this tab shows a lead, or that a reply is being written in it.
 * @returns the colleagues who have it open too. A background tab reports nothing, unless the user writes there
 */
export function usePresence(lead: Lead): Schemas['LeadPresence'][] {
  const api = useApi();
  const { id } = lead;
  const isVisible = useVisible();
  const activity = useIsWriting(lead) ? 'writing' : 'looking';
  const isHere = !lead.isMasked && (isVisible || activity === 'writing');
  const lastRequest = useRef<Promise<unknown>>(Promise.resolve());
  const { data } = useQuery({
    queryKey: [PRESENCE, id, activity],
    queryFn: async () => {
      const request = api.call(updateLeadPresence, { params: { id }, body: { tab, activity } });
      lastRequest.current = request.catch(() => undefined);
      return (await request).data;
    },
    enabled: isHere,
    refetchInterval: HEARTBEAT_MS,
    refetchIntervalInBackground: true,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  useEffect(() => {
    if (!isHere) return undefined;
    const leave = () =>
      void api
        .call(deleteLeadPresence, { params: { id, tab }, keepalive: true })
        // If this request fails, the presence expires by itself.
        .catch(() => undefined);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      // A pending heartbeat must not arrive after the removal.
      void lastRequest.current.then(leave);
    };
  }, [api, id, isHere]);
  return isHere ? (data ?? []) : [];
}
