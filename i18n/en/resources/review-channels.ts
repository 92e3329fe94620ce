import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/review-channels.ts';

export const words: Shape<typeof shape> = {
  name: 'Review channel |||| Review transfer',
  about: 'Your accounts elsewhere whose reviews your page shows.',
  create: 'Add channel',
  empty: {
    title: 'No channels yet',
    text: 'Add your Google or Facebook page so that its reviews are seen here too.',
  },
  groups: {
    channel: 'Channel',
  },
  fields: {
    id: 'No.',
    providerId: 'Page',
    kind: 'Kind',
    name: 'Name of the page',
    address: 'Address',
    isActive: 'Shown on the page',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search channels',
      providerId: 'Page',
      kind: 'Kind',
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
      do: 'Show on the page',
      done: 'It is shown on your page now.',
    },
    hide: {
      do: 'Hide from the page',
      done: 'It is hidden from your page now.',
    },
  },
};
