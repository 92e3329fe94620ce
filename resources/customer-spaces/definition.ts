import { customerSpaces } from '#contract/manifest/customer-spaces.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';

/** Halls and gardens of a venue with their capacity. */
export default defineResource(customerSpaces, {
  title: 'name',
  fields: {
    name: { width: 2 },
    areaType: { tone: { indoor: 'info', outdoor: 'success', indoor_and_outdoor: 'special' } },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: ['name', 'areaType', 'mealCapacity', 'cocktailCapacity', 'providerId'],
    more: ['linkedProviderIds', 'createdAt', 'updatedAt'],
    search: 'q',
    filters: ['providerId', 'areaType', 'mealCapacityStart'],
    sort: 'name',
    bulk: ['remove'],
    export: true,
    mobile: { line: 'name', under: ['areaType', 'mealCapacity', 'cocktailCapacity'] },
    empty: { then: 'create' },
  },
  remove: {},
  show: {
    facts: ['areaType', 'providerId'],
    groups: {
      capacity: ['mealCapacity', 'cocktailCapacity'],
      pages: ['linkedProviderIds'],
    },
  },
  create: {
    form: {
      hall: ['providerId', 'name', 'areaType'],
      capacity: ['mealCapacity', 'cocktailCapacity'],
      pages: ['linkedProviderIds'],
    },
  },
  edit: {
    form: {
      hall: ['name', 'areaType'],
      capacity: ['mealCapacity', 'cocktailCapacity'],
      pages: ['linkedProviderIds'],
    },
  },
});
