import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'rating', required: true, integer: true, minimum: 1, maximum: 5 },
  good: [1, 3, 5],
  bad: [undefined, null, '', 0, 6, 2.5, '4', [4]],
};
