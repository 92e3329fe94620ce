import { providerAwards } from '#contract/manifest/provider-awards.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';

/** Badges and awards of the providers. */
export default defineResource(providerAwards, {
  title: 'name',
  fields: {
    image: { width: 0.6 },
    name: { width: 1.3 },
    rank: { tone: { bronze: 'neutral', silver: 'info', gold: 'special' } },
    description: { width: 4 },
  },
  list: {
    columns: ['image', 'name', 'rank', 'description', 'awardedOn', 'providerId'],
    search: 'q',
    filters: ['providerId', 'rank'],
    sort: '-awardedOn',
    export: true,
    mobile: { picture: 'image', line: 'name', under: ['rank', 'description', 'awardedOn'] },
  },
});
