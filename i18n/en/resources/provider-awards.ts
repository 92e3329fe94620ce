import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/provider-awards.ts';

export const words: Shape<typeof shape> = {
  name: 'Badge |||| Badges',
  about: 'Badges and awards that your pages earned.',
  empty: {
    title: 'No badges yet',
    text: 'Answer quickly and collect comments to earn badges.',
  },
  fields: {
    id: 'No.',
    providerId: 'Page',
    name: 'Badge',
    description: 'Description',
    awardedOn: 'Awarded on',
    createdAt: 'Added',
    filters: {
      q: 'Search badges',
      providerId: 'Page',
    },
  },
};
