import { useEffect } from 'react';
import { openLead } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { useResourceLocation } from '../../../../src/engine/definition/useResourceLocation.ts';
import { useUpdateRecordCache } from '../../../../src/engine/queries/useUpdateRecordCache.ts';
import type { Lead } from '../Lead.ts';

/** Records the opening of a lead once its page is displayed. */
export function useOpenLead(lead: Lead): void {
  const api = useApi();
  const take = useUpdateRecordCache(useResourceLocation('leads'));
  const { id, status, readStatus, unreadMessageCount, isMasked } = lead;
  const isUnseen = status === 'new' || (readStatus === 'unread' && unreadMessageCount === 0);
  const isUnopened = isUnseen && !isMasked;
  useEffect(() => {
    if (!isUnopened) return;
    void api.call(openLead, { params: { id } }).then(
      ({ data }) => take(data),
      // Retried at the next opening; nothing on the screen depends on it.
      () => undefined,
    );
  }, [api, id, isUnopened, take]);
}
