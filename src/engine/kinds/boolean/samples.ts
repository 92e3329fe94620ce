import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'boolean', required: true },
  good: [true, false],
  bad: [undefined, null, '', 'true', 'evet', 0, 1],
};
