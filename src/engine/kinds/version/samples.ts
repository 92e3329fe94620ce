import type { Samples } from '../../definition/field.ts';

/** Not editable, so it has no bad values. */
export const samples: Samples = {
  facts: { kind: 'version', required: true, readOnly: true, integer: true, minimum: 1 },
  good: [1, 12, Number.MAX_SAFE_INTEGER],
  bad: [],
};
