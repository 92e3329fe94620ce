import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/provider-testimonials.ts';

export const words: Shape<typeof shape> = {
  name: 'Comment |||| Comments',
  about: 'What couples wrote about your pages, and your replies.',
  create: 'Add comment',
  empty: {
    title: 'No comments yet',
    text: 'Add what your couples wrote; once approved it appears on your page.',
  },
  views: {
    all: 'All',
    active: 'Published',
    pending: 'Waiting for approval',
    rejected: 'Rejected',
  },
  groups: {
    comment: 'Comment',
    couple: 'Couple',
    state: 'Publication',
  },
  fields: {
    id: 'No.',
    providerId: 'Page',
    coupleName: 'Couple',
    weddingDate: 'Wedding date',
    text: 'Comment',
    star: 'Stars',
    source: 'Source',
    isMain: 'Featured',
    reply: 'Your reply',
    status: 'Status',
    rejectionReason: 'Reason for rejection',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search comments',
      providerId: 'Page',
      status: 'Status',
      star: 'Stars',
      isMain: 'Featured',
    },
  },
  help: {
    isMain: 'Stands first on your page.',
    reply: 'Everybody sees it below the comment.',
  },
  values: {
    status: {
      pending: 'Waiting',
      active: 'Published',
      rejected: 'Rejected',
    },
    source: {
      panel: 'Panel',
      site: 'Website',
      email: 'E-mail',
      phone: 'Phone',
    },
  },
};
