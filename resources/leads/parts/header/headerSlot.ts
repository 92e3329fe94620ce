import { lazyWithPreload } from '../../../../src/ui/lazyWithPreload.tsx';
import type { Lead } from '../Lead.ts';
import { primaryAction } from '../contact/primaryAction.ts';

/** Head of a lead's page, loaded with the record's page. */
export const headerSlot = {
  tools: lazyWithPreload(async () => (await import('../contact/ContactBar.tsx')).LeadTools),
  menu: lazyWithPreload(async () => (await import('./LeadMenuItems.tsx')).LeadMenuItems),
  primary: (lead: Lead, now: number) => {
    const primary = primaryAction(lead, now);
    return primary === 'deal' || primary === 'reopen' ? primary : null;
  },
};

/** Count of unread messages in their tab's label. */
export const LeadNews = lazyWithPreload(
  async () => (await import('./UnreadBadge.tsx')).UnreadBadge,
);
