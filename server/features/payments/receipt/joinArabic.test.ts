import { expect, test } from 'vitest';
import { joinArabic } from './joinArabic.ts';

test.each([
  ['وقت الدفع', 'وقت الدفع'],
  ['إيصال', 'إيصال'],
  ['الأقساط', 'الأقساط'],
  ['يُعدّ', 'يُعدّ'],
])('joins the letters of %s without changing the word', (word, same) => {
  const joined = joinArabic(word);
  expect(joined).not.toBe(word);
  expect(joined.normalize('NFKC')).toBe(same);
});

test('uses the form of each letter for its position', () => {
  expect(joinArabic('بيت')).toBe('\uFE91\uFEF4\uFE96');
  // Letters that never join the following one.
  expect(joinArabic('دار')).toBe('\uFEA9\uFE8D\uFEAD');
  expect(joinArabic('ب ب')).toBe('\uFE8F \uFE8F');
  expect(joinArabic('سلام')).toBe('\uFEB3\uFEFC\uFEE1');
});

test('keeps marks between letters and everything else', () => {
  expect(joinArabic('بُت')).toBe('\uFE91\u064F\uFE96');
  expect(joinArabic('Altın paket 12/2026')).toBe('Altın paket 12/2026');
});
