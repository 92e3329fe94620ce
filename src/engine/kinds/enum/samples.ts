import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: {
    kind: 'enum',
    required: true,
    values: ['waiting', 'answered', 'agreed', 'late', 'refused', 'draft'],
  },
  good: ['waiting', 'answered', 'agreed', 'late', 'refused', 'draft'],
  bad: [undefined, null, '', 'Waiting', 'gone', 1, ['waiting']],
};
