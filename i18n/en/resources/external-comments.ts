import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/external-comments.ts';

export const messages: Shape<typeof shape> = {
  name: 'External review |||| External reviews',
  about:
    'What was written on Google and other channels; those you do not hide can be shown on your site.',
  empty: {
    title: 'No external reviews yet',
    text: 'Add a review channel; its reviews are fetched every six hours.',
  },
  views: { all: 'All', shown: 'Shown', hidden: 'Hidden' },
  groups: { review: 'Review', place: 'Channel' },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    channelId: 'Channel',
    kind: 'Service',
    externalId: 'Number at the service',
    author: 'Written by',
    star: 'Rating',
    text: 'Review',
    writtenAt: 'Written',
    isHidden: 'On your site',
    createdAt: 'Fetched',
    updatedAt: 'Updated',
    filters: {
      q: 'Search reviews',
      providerId: 'Provider',
      channelId: 'Channel',
      kind: 'Service',
      star: 'Rating',
      isHidden: 'Hidden',
    },
  },
  values: {
    isHidden: { true: 'Hidden', false: 'Shown' },
    kind: { google: 'Google', facebook: 'Facebook', instagram: 'Instagram', other: 'Other' },
  },
  actions: {
    hide: { do: 'Hide', done: 'No longer shown among the reviews on your site.' },
    show: { do: 'Show', done: 'Now shown among the reviews on your site.' },
  },
};
