import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Conversation with its reply, loaded with the record's page. */
export const LeadMessages = lazyWithPreload(
  async () => (await import('./LeadConversation.tsx')).LeadConversation,
);
