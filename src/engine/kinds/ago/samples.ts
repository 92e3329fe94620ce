import type { Samples } from '../../definition/field.ts';

/** Not editable, so it has no bad values. */
export const samples: Samples = {
  facts: { kind: 'ago', required: true, readOnly: true },
  good: ['2026-11-20T09:00:00.000Z', '2024-01-05T09:00:00Z', '2026-11-21T08:59:40Z'],
  bad: [],
};
