import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'dateTime', required: true },
  good: ['2026-11-25T12:00:00.000Z', '2026-11-20T22:30:00Z', '2028-02-29T00:00:00+03:00'],
  bad: [undefined, null, '', 'yarın öğleden sonra', '2026-13-25T12:00:00Z', 1_763_000_000],
};
