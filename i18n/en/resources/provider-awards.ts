import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/provider-awards.ts';

export const messages: Shape<typeof shape> = {
  name: 'Badge |||| Badges',
  about: 'Badges and awards your providers have earned.',
  empty: {
    title: 'No badges yet',
    text: 'Reply quickly and collect reviews to earn badges.',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    name: 'Badge',
    image: 'Picture',
    rank: 'Level',
    description: 'How it was earned',
    awardedOn: 'Awarded on',
    createdAt: 'Added',
    filters: {
      q: 'Search badges',
      providerId: 'Provider',
      rank: 'Level',
    },
  },
  values: {
    rank: {
      bronze: 'Bronze',
      silver: 'Silver',
      gold: 'Gold',
    },
  },
};
