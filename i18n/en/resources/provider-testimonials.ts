import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/provider-testimonials.ts';

export const messages: Shape<typeof shape> = {
  name: 'Review |||| Reviews',
  about: 'What couples wrote about your providers, and your replies.',
  create: 'Add review',
  empty: {
    title: 'No reviews yet',
    text: 'Add reviews your couples have written; they appear on your page once approved.',
  },
  views: {
    all: 'All',
    active: 'Published',
    pending: 'Awaiting approval',
    rejected: 'Rejected',
  },
  groups: {
    comment: 'Review',
    couple: 'Couple',
    state: 'Publication',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    coupleName: 'Couple',
    weddingDate: 'Wedding date',
    text: 'Review',
    star: 'Rating',
    source: 'Source',
    isMain: 'Featured',
    reply: 'Your reply',
    status: 'Status',
    rejectionReason: 'Reason for rejection',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search reviews',
      providerId: 'Provider',
      status: 'Status',
      star: 'Rating',
      isMain: 'Featured',
    },
  },
  help: {
    isMain: 'Shown first on your page.',
    reply: 'Visible to everyone below the review.',
  },
  values: {
    status: {
      pending: 'Awaiting approval',
      active: 'Published',
      rejected: 'Rejected',
    },
    source: {
      panel: 'Panel',
      site: 'Website',
      email: 'Email',
      phone: 'Phone',
    },
  },
};
