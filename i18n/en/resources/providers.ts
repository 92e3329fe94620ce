import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/providers.ts';

export const words: Shape<typeof shape> = {
  name: 'Page |||| Pages',
  about:
    'Your account’s pages on the site: how each presents itself, its contacts, place and package.',
  groups: {
    about: 'About',
    contact: 'Contact and place',
    package: 'Package',
    calendar: 'Calendar',
  },
  calendar: { text: 'Weddings, options, visits and days off.', open: 'Open calendar' },
  fields: {
    id: 'No.',
    name: 'Page name',
    slug: 'Name in addresses',
    categoryId: 'Category',
    cityId: 'City',
    districtId: 'District',
    category: { name: 'Category', categoryType: 'Kind of category' },
    city: { name: 'City' },
    district: { name: 'District' },
    onHold: 'On hold',
    productFeatures: {
      productName: 'Package',
      productDateStart: 'Start',
      productDateEnd: 'End',
      statsAccess: 'Statistics',
      rivalStatsAccess: 'Rivals shown by name',
    },
    paidStatus: 'Payment',
    providerFilter: { listingProductName: 'Listing product' },
    isMissingData: 'Missing information',
    about: 'About',
    phone: 'Phone',
    email: 'E-mail',
    website: 'Website',
    address: 'Address',
    location: { latitude: 'Latitude', longitude: 'Longitude' },
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: { q: 'Search pages', cityId: 'City', categoryId: 'Category', onHold: 'On hold' },
  },
  help: {
    about: 'We advise at least 300 characters; texts of 250 to 300 words bring more enquiries.',
  },
  values: {
    paidStatus: { paid: 'Paid', unpaid: 'Unpaid', trial: 'Trial', free: 'Free' },
    category: { categoryType: { venue: 'Venue', bridal: 'Bridal', service: 'Service' } },
  },
};
