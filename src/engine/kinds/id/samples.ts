import type { Samples } from '../../definition/field.ts';

/** Not editable, so it has no bad values. */
export const samples: Samples = {
  facts: { kind: 'id', required: true, readOnly: true, integer: true },
  good: [1, 128_450, Number.MAX_SAFE_INTEGER],
  bad: [],
};
