import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/related-providers.ts';

export const words: Shape<typeof shape> = {
  name: 'Related business |||| Related businesses',
  about: 'Businesses that your page recommends to couples.',
  create: 'Recommend a business',
  empty: {
    title: 'No recommendations yet',
    text: 'Recommend businesses you work with; couples see them on your page.',
  },
  groups: {
    business: 'Business',
  },
  fields: {
    id: 'No.',
    providerId: 'Recommended by',
    name: 'Name',
    website: 'Website',
    note: 'Why you recommend it',
    createdAt: 'Added',
    filters: {
      q: 'Search businesses',
      providerId: 'Recommended by',
    },
  },
};
