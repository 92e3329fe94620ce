import type { Samples } from '../../definition/field.ts';

/** A birthday: 18 to 100 years ago. */
export const samples: Samples = {
  facts: { kind: 'date', required: true, notAfter: '-18y', notBefore: '-100y' },
  good: ['1990-06-19', '2000-02-29', '1968-12-31'],
  bad: [
    undefined,
    null,
    '',
    '19.06.1990',
    '1990-6-19',
    '1990-13-01',
    '1990-06-19T10:00:00Z',
    '1880-01-01',
    '2999-01-01',
    19_900_619,
  ],
};
