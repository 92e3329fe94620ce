import { useGetList } from 'react-admin';
import type { Lead, LeadMessage } from './Lead.ts';

/**
 * Fetches the last 100 messages of the conversation with a couple, newest first. Components share
 * one request.
 */
export const useLeadMessages = (lead: Lead) =>
  useGetList<LeadMessage>('lead-messages', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'DESC' },
    meta: { path: { id: lead.id } },
  });
