import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SEGMENTS, smsSize } from './smsSize.ts';

const a = (count: number) => 'a'.repeat(count);

test.each([
  ['nothing', '', 'gsm7', 0, 160],
  ['plain', 'Merhaba', 'gsm7', 1, 153],
  ['160 letters', a(160), 'gsm7', 1, 0],
  ['161 letters', a(161), 'gsm7', 2, 145],
  ['306 letters', a(306), 'gsm7', 2, 0],
  ['307 letters', a(307), 'gsm7', 3, 152],
  ['letters of the basic table', 'ÖöÜüÇ£ñ@Ω', 'gsm7', 1, 151],
  ['euro and brackets take two', '€[]{}', 'gsm7', 1, 150],
  ['80 euros', '€'.repeat(80), 'gsm7', 1, 0],
  ['an escape is not torn: 152 letters, a euro, 10 letters', `${a(152)}€${a(10)}`, 'gsm7', 2, 141],
  ['one Turkish letter takes two of 155', 'ş', 'gsm7-tr', 1, 153],
  ['all Turkish letters', 'ĞğİıŞşç', 'gsm7-tr', 1, 141],
  ['153 letters and an ı', `${a(153)}ı`, 'gsm7-tr', 1, 0],
  ['154 letters and an ı', `${a(154)}ı`, 'gsm7-tr', 2, 142],
  ['Turkish letters to the end of two segments', `${a(147)}ş${a(147)}ş`, 'gsm7-tr', 2, 0],
  ['Turkish letters and a euro', 'ş€', 'gsm7-tr', 1, 151],
  ['ç alone is not in the basic table, Ç is', 'ç', 'gsm7-tr', 1, 153],
  ['â is in no table', 'hâl', 'ucs2', 1, 67],
  ['70 in UCS-2', `â${a(69)}`, 'ucs2', 1, 0],
  ['71 in UCS-2', `â${a(70)}`, 'ucs2', 2, 63],
  ['134 in UCS-2', `â${a(133)}`, 'ucs2', 2, 0],
  ['Arabic', 'مرحبا', 'ucs2', 1, 65],
  ['an emoji takes two', '💍', 'ucs2', 1, 68],
  ['an emoji is not torn at the end of a segment', `${a(66)}💍${a(10)}`, 'ucs2', 2, 55],
  ['a tab is in no table', '\t', 'ucs2', 1, 69],
])('%s', (_name, text, encoding, segments, remaining) => {
  expect(smsSize(text)).toEqual({ encoding, segments, remaining });
});

test('an SMS may have as many segments as its longest text needs', () => {
  expect(smsSize('a'.repeat(459)).segments).toBe(MAX_SEGMENTS);
});

test('a longer text never needs fewer segments, and the remainder is never negative', () => {
  const unit = fc.constantFrom('a', 'ş', '€', 'ö', 'â', '💍', ' ');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 400 }), unit, (text, more) => {
      const longer = smsSize(text + more);
      expect(longer.segments).toBeGreaterThanOrEqual(smsSize(text).segments);
      expect(longer.remaining).toBeGreaterThanOrEqual(0);
    }),
  );
});
