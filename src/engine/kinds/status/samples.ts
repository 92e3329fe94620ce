import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'status', required: true, values: ['draft', 'live', 'closed'] },
  good: ['draft', 'live', 'closed'],
  bad: [undefined, null, '', 'Draft', 'gone', 1, ['live']],
};
