import { providers } from '#contract/manifest/providers.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { CalendarLink } from './parts/CalendarLink.tsx';

/** The account's pages on the site. */
export default defineResource(providers, {
  title: 'name',
  fields: {
    name: { width: 3 },
    paidStatus: { tone: { paid: 'success', unpaid: 'danger', trial: 'info', free: 'neutral' } },
    onHold: { tone: { true: 'warning', false: 'success' } },
    isMissingData: { tone: { true: 'warning', false: 'success' } },
    'productFeatures.productDateEnd': { as: 'date' },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: [
      'name',
      'category.name',
      'city.name',
      'district.name',
      'productFeatures.productName',
      'paidStatus',
      'productFeatures.productDateEnd',
      'isMissingData',
    ],
    more: ['onHold', 'createdAt', 'updatedAt'],
    search: 'q',
    filters: ['cityId', 'categoryId', 'onHold'],
    sort: 'name',
    mobile: { line: 'name', under: ['category.name', 'city.name', 'paidStatus'] },
  },
  show: {
    facts: ['category.name', 'city.name', 'paidStatus'],
    groups: {
      calendar: CalendarLink,
      about: ['about'],
      contact: ['phone', 'email', 'website', 'address', 'city.name', 'district.name'],
      package: [
        'productFeatures.productName',
        'providerFilter.listingProductName',
        'productFeatures.productDateStart',
        'productFeatures.productDateEnd',
        'paidStatus',
        'onHold',
        'isMissingData',
      ],
    },
    related: { 'provider-items': 'providerId', discounts: 'providerId' },
  },
  edit: {
    form: {
      about: ['name', 'about'],
      contact: [
        'phone',
        'email',
        'website',
        'address',
        'districtId',
        'location.latitude',
        'location.longitude',
      ],
    },
  },
});
