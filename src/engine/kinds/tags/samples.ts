import type { Samples } from '../../definition/field.ts';

/** Ids; the caller adds their resource as `ref`. */
export const samples: Samples = {
  facts: { kind: 'tags', many: true, required: true, integer: true, minItems: 1, maxItems: 5 },
  good: [[34], [6, 34], [81, 6, 34, 81]],
  bad: [undefined, null, '', [], [34.5], ['34'], 34, [1, 2, 3, 4, 5, 6]],
};
