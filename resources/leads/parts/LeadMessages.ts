import { lazyPart } from '../../../src/ui/lazyPart.tsx';

/** The conversation with its reply; a list of enquiries does not load it. */
export const LeadMessages = lazyPart(
  async () => (await import('./LeadConversation.tsx')).LeadConversation,
);
