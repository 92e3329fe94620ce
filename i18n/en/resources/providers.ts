import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/providers.ts';

export const messages: Shape<typeof shape> = {
  name: 'Provider |||| Providers',
  about: 'Your account’s providers on the site: their profile, contact details, location and plan.',
  groups: {
    about: 'About',
    contact: 'Contact and location',
    package: 'Plan',
    calendar: 'Calendar',
  },
  calendar: { text: 'Weddings, holds, visits and days off.', open: 'Open calendar' },
  fields: {
    id: 'No.',
    name: 'Provider name',
    slug: 'Name in the web address',
    categoryId: 'Category',
    cityId: 'City',
    districtId: 'District',
    category: { name: 'Category', categoryType: 'Category type' },
    city: { name: 'City' },
    district: { name: 'District' },
    onHold: 'On hold',
    productFeatures: {
      productName: 'Plan',
      productDateStart: 'Plan start',
      productDateEnd: 'Plan end',
      statsAccess: 'Statistics',
      rivalStatsAccess: 'Competitors shown by name',
    },
    paidStatus: 'Payment status',
    providerFilter: { listingProductName: 'Listing product' },
    isMissingData: 'Missing information',
    about: 'About',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    address: 'Address',
    location: { latitude: 'Latitude', longitude: 'Longitude' },
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: { q: 'Search providers', cityId: 'City', categoryId: 'Category', onHold: 'On hold' },
  },
  help: {
    about: 'We recommend at least 300 characters; texts of 250 to 300 words bring more leads.',
  },
  values: {
    paidStatus: { paid: 'Paid', unpaid: 'Unpaid', trial: 'Trial', free: 'Free' },
    category: { categoryType: { venue: 'Venue', bridal: 'Bridal', service: 'Service' } },
  },
};
