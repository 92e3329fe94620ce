import type { Samples } from '../../definition/field.ts';

/** Ids; the caller adds their resource as `ref`. */
export const samples: Samples = {
  facts: { kind: 'reference', required: true, integer: true },
  good: [34, 6, 81],
  bad: [undefined, null, '', 34.5, '34', 'İstanbul', { id: 34 }],
};
