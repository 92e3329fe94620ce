import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'identityNumber', required: true, minLength: 11, maxLength: 20 },
  good: ['10000000146', '11111111110'],
  bad: [
    undefined,
    null,
    '',
    'AB-1234567890',
    '10000000147',
    '00000000000',
    '1000000014',
    'A'.repeat(21),
    10_000_000_146,
  ],
};
