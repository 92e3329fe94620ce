import { expect, it } from 'vitest';
import { caretAfter, groupThousands } from './groupThousands.ts';

it.each([
  ['3', 'tr', '3'],
  ['38500', 'tr', '38.500'],
  ['385.0', 'tr', '3.850'],
  ['385.', 'tr', '385'],
  ['1.250.0000', 'tr', '12.500.000'],
  ['٣٨٥٠٠٠', 'ar', '385,000'],
  ['385,5', 'tr', '385,5'],
  ['-1000', 'en', '-1,000'],
  ['on', 'tr', 'on'],
  ['', 'tr', ''],
])('%j in %s becomes %j', (typed, locale, grouped) =>
  expect(groupThousands(typed, locale)).toBe(grouped),
);

it('keeps the caret after the typed digit', () => {
  expect(caretAfter('3.850', '3850', 4)).toBe(5);
  expect(caretAfter('1.385.000', '1385.000', 1)).toBe(1);
  expect(caretAfter('385.000', '385000', 3)).toBe(3);
});
