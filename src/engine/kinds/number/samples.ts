import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'number', required: true, integer: true, minimum: 0, maximum: 9_999_999 },
  good: [0, 1, 250, 9999, 9_999_999],
  bad: [undefined, null, '', -1, 0.5, 10_000_000, Number.NaN, Infinity, '250', [250]],
};
