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
    text: 'The couple’s words',
    photos: 'Photos',
    history: 'History',
    stars: 'Ratings',
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
    starService: 'Service',
    starCommunication: 'Communication',
    starValue: 'Value for money',
    source: 'Source',
    isMain: 'Featured',
    reply: 'Your reply',
    replyStatus: 'Reply status',
    replyRejectionReason: 'Reason the reply was rejected',
    publishedReply: 'Your published reply',
    disputeReason: 'Your reason',
    disputeStatus: 'Dispute',
    disputeAnswer: 'Answer to the dispute',
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
    coupleName:
      'You add it on the couple’s behalf: it awaits approval and is marked as added by you.',
    text: 'In the couple’s own words; they cannot be changed later.',
    disputeReason: 'Support reads it; the review stays published until it is decided.',
    reply:
      'Once approved, everyone sees it below the review. Leave out phone numbers, addresses and links.',
  },
  values: {
    status: {
      pending: 'Awaiting approval',
      active: 'Published',
      rejected: 'Rejected',
    },
    replyStatus: {
      none: 'None',
      pending: 'Awaiting approval',
      active: 'Published',
      rejected: 'Rejected',
    },
    disputeStatus: {
      none: 'None',
      open: 'Under review',
      accepted: 'Accepted',
      rejected: 'Not accepted',
    },
    source: {
      panel: 'Panel',
      site: 'Website',
      email: 'Email',
      phone: 'Phone',
      request: 'Requested',
    },
  },
  actions: {
    reply: {
      do: 'Reply',
      ask: 'Your reply is published once support approves it. An earlier reply, if there is one, stays visible until then.',
      done: 'Your reply was sent for approval.',
    },
    dispute: {
      do: 'Dispute',
      ask: 'Say why the review breaks the rules. Being negative alone is no reason.',
      done: 'Your dispute was received.',
    },
    withdraw_dispute: {
      do: 'Withdraw dispute',
      ask: 'Support no longer reviews the dispute.',
      done: 'Dispute withdrawn.',
    },
  },
};
