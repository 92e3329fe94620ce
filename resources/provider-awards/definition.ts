import { providerAwards } from '#contract/manifest/provider-awards.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';

/** Badges and awards that the pages earned. */
export default defineResource(providerAwards, {
  title: 'name',
  fields: { name: { width: 1.5 }, description: { width: 2.5 } },
  list: {
    columns: ['name', 'description', 'awardedOn', 'providerId'],
    search: 'q',
    filters: ['providerId'],
    sort: '-awardedOn',
    export: true,
    mobile: { line: 'name', under: ['awardedOn', 'providerId'] },
  },
});
