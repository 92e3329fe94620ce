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
    page: 'Page',
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
    lowestWeekdayPrice: 'Lowest on weekdays',
    lowestWeekendPrice: 'Lowest at weekends',
    file: 'PDF',
    linkedProviderIds: 'Also shown by',
    order: 'Place',
    isMain: 'Main list',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search price lists',
      providerId: 'Provider',
      catalogTypeId: 'Type',
      expireAtEnd: 'Expires by',
      isMain: 'Main list',
    },
  },
  help: {
    minGuests: 'Fewest guests for whom the price per person holds.',
    maxGuests: 'Most guests that the package covers.',
    linkedProviderIds: 'Also shows this list on the pages of your other providers.',
    file: 'Your menu as a PDF, up to 15 MB.',
    expireAt: 'At most three months from today.',
    isMain: 'The list your page shows first.',
  },
  values: {
    prices: {
      weekPeriod: { weekday: 'Weekdays', weekend: 'Weekend', all: 'Every day' },
    },
  },
  expiry: {
    expired: 'Expired',
    explained: 'Couples do not see this list. Choose a later day to show it.',
  },
  pdf: {
    title: 'PDF',
    none: 'Add your menu as a PDF; couples download it with the price list.',
    add: 'Add a PDF',
    remove: 'Delete the PDF',
    sure: 'Delete “%{name}”?',
    sureText:
      'The file is taken off the price list and cannot be brought back. The prices stay as they are.',
    removed: 'The PDF was deleted.',
  },
  actions: {
    update_prices: {
      do: 'Update prices',
      ask: 'Enter the prices for weekdays and weekends, and the new last day that they hold for.',
      done: 'Prices updated.',
    },
    makeMain: { do: 'Make it the main list', done: 'The main list has changed.' },
  },
};
