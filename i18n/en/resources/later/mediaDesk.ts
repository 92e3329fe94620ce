import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/mediaDesk.ts';

export const messages: Shape<typeof shape> = {
  stateNotes: {
    rejected: 'Rejected: %{cause}. Once you correct and save it, it goes back to approval.',
    approved: 'Approved; on your page by %{time} at the latest.',
    pending: 'Waiting for approval. Once approved it is on your page within the hour.',
  },
  preview: 'Preview picture',
  tagsNeedProvider: 'Tags appear once a provider is chosen.',
};
