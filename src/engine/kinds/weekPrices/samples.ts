import type { Samples } from '../../definition/field.ts';

const price = { currency: 'TRY', unit: 1 };

/** Whole lira by period of the week, for one item or for each of its options. */
export const samples: Samples = {
  facts: {
    kind: 'weekPrices',
    many: true,
    required: true,
    fields: {
      weekPeriod: { kind: 'enum', required: true, values: ['weekday', 'weekend', 'all'] },
      price: { kind: 'money', required: true, integer: true, minimum: 0, maximum: 99_999_999 },
      currency: { kind: 'configItem', required: true, list: 'currency', maxLength: 60 },
      unit: { kind: 'number', required: true, integer: true, minimum: 1, maximum: 99_999 },
      catalogItemOptionId: { kind: 'reference', nullable: true, integer: true },
    },
  },
  good: [
    [
      { ...price, weekPeriod: 'weekday', price: 1500 },
      { ...price, weekPeriod: 'weekend', price: 1800 },
    ],
    [{ ...price, weekPeriod: 'all', price: 0 }],
    [
      { ...price, weekPeriod: 'all', price: 1500, catalogItemOptionId: 1 },
      { ...price, weekPeriod: 'weekend', price: 1800, catalogItemOptionId: 2 },
      { ...price, weekPeriod: 'weekday', price: 1200, catalogItemOptionId: 2 },
    ],
  ],
  bad: [
    undefined,
    null,
    '',
    [],
    [{ ...price, weekPeriod: 'weekday', price: 1500 }],
    [
      { ...price, weekPeriod: 'all', price: 1500 },
      { ...price, weekPeriod: 'weekend', price: 1800 },
    ],
    [{ ...price, weekPeriod: 'all' }],
    [{ ...price, weekPeriod: 'all', price: 1500.5 }],
    [{ ...price, weekPeriod: 'all', price: 1500, unit: 100_000 }],
    [{ weekPeriod: 'all', price: 1500, unit: 1 }],
    [{ ...price, weekPeriod: 'sunday', price: 1500 }],
    { ...price, weekPeriod: 'all', price: 1500 },
  ],
};
