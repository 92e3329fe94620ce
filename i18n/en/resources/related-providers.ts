import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/related-providers.ts';

export const messages: Shape<typeof shape> = {
  name: 'Related provider |||| Related providers',
  about: 'Providers you recommend to couples on your page.',
  create: 'Recommend a provider',
  empty: {
    title: 'No recommendations yet',
    text: 'Recommend providers you work with; couples see them on your page.',
  },
  groups: {
    business: 'Provider',
    record: 'Record',
  },
  fields: {
    id: 'No.',
    providerId: 'Recommending provider',
    relatedProviderId: 'Page on the marketplace',
    name: 'Provider name',
    categoryId: 'Category',
    cityId: 'City',
    website: 'Website',
    note: 'Why you recommend it',
    createdAt: 'Added',
    filters: {
      q: 'Search providers',
      providerId: 'Recommending provider',
    },
  },
  help: {
    name: 'Providers of the marketplace are found as you type; you can also enter any other name.',
  },
};
