import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'configItem', required: true, list: 'organization_type', maxLength: 60 },
  good: ['wedding', 'engagement', 'no_longer_offered'],
  bad: [undefined, null, '', 7, 'x'.repeat(61), ['wedding']],
};
