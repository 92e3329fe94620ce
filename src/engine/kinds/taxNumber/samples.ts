import type { Samples } from '../../definition/field.ts';

/** Tax number of a company, or identity number of a person. */
export const samples: Samples = {
  facts: { kind: 'taxNumber', required: true, maxLength: 11, pattern: '^([0-9]{10}|[0-9]{11})$' },
  good: ['4540536920', '10000000146'],
  bad: [
    undefined,
    null,
    '',
    '4540536921',
    '454053692',
    '10000000147',
    'TR4540536920',
    4_540_536_920,
  ],
};
