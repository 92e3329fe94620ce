import type { messages as tr } from '../../tr/resources/catalogs.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
  name: 'Price list |||| Price lists',
  about:
    'The menus and prices shown on your page. Prices are valid for up to three months; couples do not see expired ones.',
  create: 'Add price list',
  empty: {
    title: 'No price lists yet',
    text: 'Add your menu or package with its price; pages that show prices get more leads.',
  },
  groups: {
    list: 'List',
    prices: 'Prices',
    record: 'History',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    name: 'Name',
    catalogTypeId: 'Type',
    description: 'Contents',
    pricingType: 'Pricing',
    minGuests: 'Minimum guests',
    maxGuests: 'Maximum guests',
    prices: {
      label: 'Prices',
      weekPeriod: 'Period',
      price: 'Price',
      currency: 'Currency',
      unit: 'For how many',
      catalogItemOptionId: 'Option',
    },
    expireAt: 'Valid until',
    isMain: 'Main list',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search price lists',
      providerId: 'Provider',
      catalogTypeId: 'Type',
      expireAtEnd: 'Expires by',
    },
  },
  help: {
    expireAt: 'At most three months from today.',
    isMain: 'The list your page shows first.',
  },
  values: {
    prices: {
      weekPeriod: { weekday: 'Weekdays', weekend: 'Weekend', all: 'Every day' },
    },
  },
};
