import type { messages as tr } from '../../tr/resources/customer-spaces.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
  name: 'Hall |||| Halls and capacity',
  about:
    'The halls and gardens of your venue: how many guests they hold and which pages show them.',
  create: 'Add hall',
  empty: {
    title: 'No halls yet',
    text: 'Add your halls with their capacity; couples search by the number of their guests.',
  },
  groups: { hall: 'Hall', capacity: 'Capacity', pages: 'Other providers' },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    name: 'Name of the hall',
    areaType: 'Area',
    mealCapacity: 'Capacity for a meal',
    cocktailCapacity: 'Capacity for a cocktail',
    linkedProviderIds: 'Also shown by',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search halls',
      providerId: 'Provider',
      areaType: 'Area',
      mealCapacityStart: 'Capacity for a meal',
    },
  },
  help: {
    name: 'Letters and digits, such as Plane Tree Hall.',
    mealCapacity: 'Guests you can seat at tables.',
    cocktailCapacity: 'Guests you can host standing.',
    linkedProviderIds: 'Also shown on the pages of your other providers that share the hall.',
  },
  values: {
    areaType: { indoor: 'Indoor', outdoor: 'Outdoor', indoor_and_outdoor: 'Indoor and outdoor' },
  },
};
