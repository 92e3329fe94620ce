import type { Samples } from '../../definition/field.ts';

/** Whole lira, tax included. */
export const samples: Samples = {
  facts: {
    kind: 'money',
    required: true,
    integer: true,
    currency: 'TRY',
    minimum: 0,
    maximum: 99_999_999,
  },
  good: [0, 1450, 285_000, 99_999_999],
  bad: [undefined, null, '', -1, 1450.5, 100_000_000, '1.450 TL', '1450', {}],
};
