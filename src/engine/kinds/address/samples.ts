import type { Samples } from '../../definition/field.ts';

const id = { kind: 'reference', required: true, integer: true } as const;

/** Ids of places, each within the previous one; the caller adds their resource as `ref`. */
export const samples: Samples = {
  facts: {
    kind: 'address',
    required: true,
    fields: {
      cityId: id,
      districtId: id,
      neighborhoodId: { kind: 'reference', nullable: true, integer: true },
      addressLine: { kind: 'text', nullable: true, maxLength: 200 },
    },
  },
  good: [
    { cityId: 34, districtId: 3401, neighborhoodId: 340101, addressLine: null },
    { cityId: 34, districtId: 3401, neighborhoodId: null, addressLine: 'Moda Cad. 12, kat 3' },
    { cityId: 6, districtId: 601 },
  ],
  bad: [
    undefined,
    null,
    '',
    {},
    { cityId: 34 },
    { cityId: 34, districtId: 'Kadıköy' },
    { cityId: 34, districtId: 3401, addressLine: 'a'.repeat(201) },
    'İstanbul',
  ],
};
