import { relatedProviders } from '#contract/manifest/related-providers.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { BusinessInput } from './parts/BusinessInput.ts';

/** Businesses that the pages recommend to their couples. */
export default defineResource(relatedProviders, {
  title: 'name',
  fields: { name: { width: 2, input: BusinessInput }, note: { width: 2 } },
  list: {
    columns: ['name', 'website', 'note', 'providerId', 'createdAt'],
    search: 'q',
    filters: ['providerId'],
    sort: 'name',
    bulk: ['remove'],
    export: true,
    mobile: { line: 'name', under: ['providerId', 'website'] },
    empty: { then: 'create' },
  },
  remove: {},
  create: { form: { business: ['providerId', 'name', 'website', 'note'] } },
});
