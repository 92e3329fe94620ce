import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/review-channels.ts';

export const messages: Shape<typeof shape> = {
  name: 'Review channel |||| Review import',
  about: 'Your other accounts whose reviews are shown on your page.',
  create: 'Add channel',
  empty: {
    title: 'No channels yet',
    text: 'Add your Google or Facebook account to show its reviews here too.',
  },
  groups: {
    channel: 'Channel',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    kind: 'Type',
    name: 'Channel name',
    address: 'Address',
    isActive: 'Shown on the page',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search channels',
      providerId: 'Provider',
      kind: 'Type',
      isActive: 'Shown on the page',
    },
  },
  values: {
    kind: {
      google: 'Google',
      facebook: 'Facebook',
      instagram: 'Instagram',
      other: 'Other',
    },
  },
  actions: {
    show: {
      do: 'Show on page',
      done: 'Now shown on your page.',
    },
    hide: {
      do: 'Hide from page',
      done: 'No longer shown on your page.',
    },
  },
};
