import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** The conversation with its reply; a list of leads does not load it. */
export const LeadMessages = lazyWithPreload(
  async () => (await import('./LeadConversation.tsx')).LeadConversation,
);
