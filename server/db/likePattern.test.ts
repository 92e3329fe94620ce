import { expect, test } from 'vitest';
import { escapeLike, likePattern } from './likePattern.ts';

test.each([
  ['100%', '100\\%'],
  ['bir_iki', 'bir\\_iki'],
  ['a\\b', 'a\\\\b'],
  ['%_\\', '\\%\\_\\\\'],
  ['düğün', 'düğün'],
])('escapes %j for LIKE as %j', (text, escaped) => {
  expect(escapeLike(text)).toBe(escaped);
});

test('folds and escapes a text, and matches it anywhere', () => {
  expect(likePattern('Çağrı %50_IŞIK\\')).toBe('%cagri \\%50\\_isik\\\\%');
});
