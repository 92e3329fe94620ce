import type { words as tr } from '../../tr/resources/catalogs.ts';
import type { Shape } from '../../words.ts';

export const words: Shape<typeof tr> = {
  name: 'Price list |||| Price lists',
  about:
    'Menus and prices on your page. Prices hold for three months at most; couples do not see those that have expired.',
  create: 'Add price list',
  empty: {
    title: 'No price lists yet',
    text: 'Add your menu or package with its price; pages that show prices get more enquiries.',
  },
  groups: {
    list: 'List',
    prices: 'Prices',
    record: 'History',
  },
  fields: {
    id: 'No.',
    providerId: 'Page',
    name: 'Name',
    catalogTypeId: 'Type',
    description: 'What it contains',
    pricingType: 'Pricing',
    minGuests: 'Guests at least',
    maxGuests: 'Guests at most',
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
      providerId: 'Page',
      catalogTypeId: 'Type',
      expireAtEnd: 'Ends by',
    },
  },
  help: {
    expireAt: 'At most three months from today.',
    isMain: 'The list that your page shows first.',
  },
  values: {
    prices: {
      weekPeriod: { weekday: 'Weekdays', weekend: 'Weekend', all: 'Every day' },
    },
  },
};
