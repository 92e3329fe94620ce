import { expect, test } from 'vitest';
import { translate, formatWait } from './messages.ts';

test.each([
  ['tr', 1, '1 saniye'],
  ['tr', 60, '60 saniye'],
  ['tr', 812, '14 dakika'],
  ['tr', 3600, '60 dakika'],
  ['tr', 7201, '3 saat'],
  ['en', 1, '1 second'],
  ['en', 121, '3 minutes'],
  ['de', 120, '2 Minuten'],
  ['de', 6000, '2 Stunden'],
  ['ar', 120, 'دقيقتان'],
] as const)('in %s %i seconds are %s', (language, seconds, expected) => {
  expect(formatWait(language, seconds)).toBe(expected);
});

test.each([
  ['tr', 'En erken 23 Kasım 2026 seçilebilir.'],
  ['en', '23 November 2026'],
  ['de', '23. November 2026'],
  ['ar', '23 نوفمبر 2026'],
] as const)('in %s a day is written out', (language, written) => {
  const message = translate(language, 'fields', 'not_before', 'invalid', { limit: '2026-11-23' });
  expect(message).toContain(written);
});

test.each([
  ['tr', 'En çok 1.000 karakter girin.'],
  ['en', '1,000'],
  ['de', '1.000'],
  ['ar', '1,000'],
] as const)('in %s the digits of a limit are grouped', (language, written) => {
  expect(translate(language, 'fields', 'maxLength', 'invalid', { limit: 1000 })).toContain(written);
});
