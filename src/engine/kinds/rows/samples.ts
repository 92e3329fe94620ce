import type { Samples } from '../../definition/field.ts';

/** E-mail addresses of a person, each with a note. */
export const samples: Samples = {
  facts: {
    kind: 'rows',
    many: true,
    required: true,
    maxItems: 3,
    fields: {
      value: { kind: 'email', required: true, maxLength: 254 },
      note: { kind: 'text', nullable: true, maxLength: 40 },
    },
  },
  good: [
    [{ value: 'elif@example.com', note: 'İş' }],
    [{ value: 'elif@example.com', note: null }, { value: 'can@example.com' }],
    [
      { value: 'a@example.com', note: 'ev adresi' },
      { value: 'b@example.com', note: 'العمل' },
      { value: 'c@example.com', note: '' },
    ],
  ],
  bad: [
    undefined,
    null,
    '',
    [],
    [{ value: '' }],
    [{ note: 'adressiz' }],
    [{ value: 'elif@' }],
    [{ value: 'elif@example.com', note: 'n'.repeat(41) }],
    Array.from({ length: 4 }, () => ({ value: 'elif@example.com' })),
    { value: 'elif@example.com' },
  ],
};
