import { useGetList } from 'react-admin';
import type { Lead, LeadMessage } from './Lead.ts';

/** The last messages of the conversation with a couple, newest first; asked for once however many parts show them. */
export const useLeadMessages = (lead: Lead) =>
  useGetList<LeadMessage>('lead-messages', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'DESC' },
    meta: { path: { id: lead.id } },
  });
