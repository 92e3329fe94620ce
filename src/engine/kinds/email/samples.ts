import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'email', required: true, maxLength: 254 },
  good: [
    'elif@example.com',
    'ayse.nur+dugun@mail.example.com.tr',
    `${'uzun'.repeat(15)}@${'alan'.repeat(12)}.example.com`,
  ],
  bad: [
    undefined,
    null,
    '',
    'elif',
    'elif@',
    '@example.com',
    'elif@example',
    'elif şahin@example.com',
    'elif@düğün.example.com',
    'elif@example.com, can@example.com',
    `${'e'.repeat(250)}@example.com`,
    5,
  ],
};
