import { lazy } from 'react';

/** The conversation with its reply; a list of enquiries does not load it. */
export const LeadMessages = lazy(async () => ({
  default: (await import('./LeadConversation.tsx')).LeadConversation,
}));
