import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/review-channels.ts';

export const messages: Shape<typeof shape> = {
  name: 'Review channel |||| Review import',
  about: 'Your other accounts whose reviews are shown on your page.',
  create: 'Add channel',
  empty: {
    title: 'No channels yet',
    text: 'Add your entry at Google to show its reviews here too.',
  },
  widget: {
    title: 'Reviews on your site',
    about: 'Show your reviews on your own site: choose a look, copy the code.',
  },
  groups: {
    channel: 'Channel',
  },
  help: {
    kind: 'Reviews are fetched from Google. Facebook gives no stars and Instagram has no reviews, so these may bring none.',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    kind: 'Type',
    name: 'Channel name',
    address: 'Address',
    isActive: 'Shown on the page',
    fetchedAt: 'Last fetched',
    fetchProblem: 'Problem',
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
    fetchProblem: {
      not_found: 'Place not found',
      unreachable: 'No answer from the service',
      unreadable: 'Unreadable answer',
      not_connected: 'Not connected',
    },
  },
  actions: {
    fetch: {
      do: 'Fetch reviews now',
      done: 'The reviews were fetched.',
    },
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
