import type { RecordQuery } from '../../../src/engine/definition/cellProps.ts';
import type { Lead } from './Lead.ts';

/** Returns the query of the conversation with a couple, a hundred messages at a time from the newest back. */
export const messagesQuery = (lead: Lead) =>
  ({
    resource: 'lead-messages',
    params: {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'createdAt', order: 'DESC' },
      meta: { path: { id: lead.id } },
    },
  }) satisfies RecordQuery;
