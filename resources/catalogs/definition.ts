import { catalogs } from '#contract/manifest/catalogs.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { CatalogPdf } from './parts/CatalogPdf.ts';
import { ExpiryCell } from './parts/ExpiryCell.tsx';

/** Menus and price lists of the providers, valid for three months at most. */
export default defineResource(catalogs, {
  title: 'name',
  fields: {
    name: { width: 2 },
    prices: { width: 2, options: { catalogTypeId: 'catalogTypeId' } },
    minGuests: { when: { pricingType: ['per_person'] } },
    maxGuests: { when: { pricingType: ['package'] } },
    expireAt: { presets: ['+1m', '+2m', '+3m'], cell: ExpiryCell, width: 2 },
    isMain: { tone: { true: 'special', false: 'neutral' } },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: [
      'name',
      'catalogTypeId',
      'lowestWeekdayPrice',
      'lowestWeekendPrice',
      'pricingType',
      'expireAt',
      'isMain',
      'providerId',
    ],
    more: [
      'prices',
      'minGuests',
      'maxGuests',
      'file',
      'linkedProviderIds',
      'order',
      'createdAt',
      'updatedAt',
    ],
    search: 'q',
    filters: ['providerId', 'catalogTypeId', 'expireAtEnd', 'isMain'],
    sort: 'order',
    order: true,
    bulk: ['remove'],
    export: true,
    mobile: { line: 'name', under: ['lowestWeekdayPrice', 'lowestWeekendPrice', 'expireAt'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['lowestWeekdayPrice', 'lowestWeekendPrice', 'expireAt'],
    groups: {
      file: CatalogPdf,
      list: ['providerId', 'linkedProviderIds', 'catalogTypeId', 'description', 'isMain'],
      prices: ['pricingType', 'minGuests', 'maxGuests', 'prices', 'expireAt'],
      record: ['createdAt', 'updatedAt'],
    },
  },
  actions: {
    update_prices: { tone: 'primary' },
    makeMain: { set: { isMain: true } },
  },
  remove: {},
  create: {
    form: {
      list: ['providerId', 'name', 'catalogTypeId', 'description'],
      prices: ['pricingType', 'minGuests', 'maxGuests', 'prices', 'expireAt'],
      page: ['file', 'linkedProviderIds', 'isMain'],
    },
  },
  edit: {
    form: {
      list: ['providerId', 'name', 'catalogTypeId', 'description'],
      prices: ['pricingType', 'minGuests', 'maxGuests', 'prices', 'expireAt'],
      page: ['file', 'linkedProviderIds', 'isMain'],
    },
  },
});
