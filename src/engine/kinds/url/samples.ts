import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'url', required: true, maxLength: 300 },
  good: [
    'https://example.com',
    'https://www.example.com/dugun-mekanlari/cinaralti?sayfa=2#fotograflar',
    'https://çınaraltı.example.com/bahçe',
    'http://example.com',
    'https://example.com:8443',
    `https://example.com/${'uzun-'.repeat(40)}adres`,
  ],
  bad: [
    undefined,
    null,
    '',
    'example.com',
    'https://',
    'ftp://example.com',
    'data:text/html,hello',
    'https://somebody@example.com',
    'https://bosluk var.example.com',
    'javascript:alert(1)',
    `https://example.com/${'a'.repeat(300)}`,
    5,
  ],
};
