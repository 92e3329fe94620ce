import { catalogs } from '#contract/manifest/catalogs.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';

/** Menus and price lists of the pages, which hold for three months at most. */
export default defineResource(catalogs, {
  title: 'name',
  fields: {
    name: { width: 2 },
    prices: { width: 2 },
    isMain: { tone: { true: 'special', false: 'neutral' } },
    minGuests: { when: { pricingType: ['per_person'] } },
    maxGuests: { when: { pricingType: ['package'] } },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: ['name', 'providerId', 'catalogTypeId', 'prices', 'expireAt', 'isMain'],
    more: ['pricingType', 'minGuests', 'maxGuests', 'createdAt', 'updatedAt'],
    search: 'q',
    filters: ['providerId', 'catalogTypeId', 'expireAtEnd'],
    sort: 'expireAt',
    bulk: ['remove'],
    export: true,
    mobile: { line: 'name', under: ['expireAt', 'prices', 'providerId'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['expireAt', 'isMain'],
    groups: {
      list: ['providerId', 'catalogTypeId', 'description', 'isMain'],
      prices: ['pricingType', 'minGuests', 'maxGuests', 'prices', 'expireAt'],
      record: ['createdAt', 'updatedAt'],
    },
  },
  remove: {},
  create: {
    form: {
      list: ['providerId', 'name', 'catalogTypeId', 'description', 'isMain'],
      prices: ['pricingType', 'minGuests', 'maxGuests', 'prices', 'expireAt'],
    },
  },
  edit: {
    form: {
      list: ['providerId', 'name', 'catalogTypeId', 'description', 'isMain'],
      prices: ['pricingType', 'minGuests', 'maxGuests', 'prices', 'expireAt'],
    },
  },
});
