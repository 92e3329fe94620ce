import { relatedProviders } from '#contract/manifest/related-providers.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { BusinessInput, FoundInput } from './parts/BusinessInput.ts';

/** Businesses that the providers recommend to their couples. */
export default defineResource(relatedProviders, {
  title: 'name',
  fields: {
    name: { width: 2, input: BusinessInput },
    relatedProviderId: { input: FoundInput },
    note: { width: 2 },
  },
  list: {
    columns: ['name', 'categoryId', 'cityId', 'note', 'providerId', 'createdAt'],
    more: ['website'],
    search: 'q',
    filters: ['providerId'],
    sort: 'name',
    bulk: ['remove'],
    export: true,
    mobile: { line: 'name', under: ['categoryId', 'cityId', 'providerId'] },
    empty: { then: 'create' },
  },
  remove: {},
  show: {
    facts: ['categoryId', 'cityId'],
    groups: {
      business: ['name', 'categoryId', 'cityId', 'website', 'note'],
      record: ['providerId', 'createdAt'],
    },
  },
  create: { form: { business: ['providerId', 'name', 'relatedProviderId', 'website', 'note'] } },
});
