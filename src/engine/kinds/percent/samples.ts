import type { Samples } from '../../definition/field.ts';

/** Percentages, which may have decimals. */
export const samples: Samples = {
  facts: { kind: 'percent', required: true, minimum: 0, maximum: 100 },
  good: [0, 25, 12.5, 100],
  bad: [undefined, null, '', -1, 101, '25', '%25', {}],
};
