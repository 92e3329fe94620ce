import type { Samples } from '../../definition/field.ts';

/** Ids only; the caller names their resource with `ref`. */
export const samples: Samples = {
  facts: { kind: 'reference', required: true, integer: true },
  good: [34, 6, 81],
  bad: [undefined, null, '', 34.5, '34', 'İstanbul', { id: 34 }],
};
