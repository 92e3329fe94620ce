import { expect, test } from 'vitest';
import { contentTypeOf } from './key.ts';

test.each([
  ['profile/1f0c9a2e-7ad2-4b5c-9a3e-2f9d4ad0a111.webp', 'image/webp'],
  ['media/12/large/x.jpg', 'image/jpeg'],
  ['documents/x.pdf', 'application/pdf'],
])('%s is %s', (key, contentType) => {
  expect(contentTypeOf(key)).toBe(contentType);
});

test.each([
  '../../x.webp',
  'profile/../x.webp',
  '/profile/x.webp',
  'profile//x.webp',
  'profile/x.webp/..',
  'profile/.webp',
  'profile/x',
  'x.webp',
  'CON.webp',
  'profile/CON.webp',
  'profile/x.html',
  'profile/x.svg',
  'profile/x.php',
  'profile/x.jpg.php',
  'profile/x\u0000.jpg',
  'profile/x%00.jpg',
  'profile/\u202Egpj.webp',
  'profile/a\nb.webp',
  `profile/${'a'.repeat(300)}.webp`,
  'profile\\x.webp',
  '',
  'profile/x.constructor',
])('%j is no key', (key) => {
  expect(contentTypeOf(key)).toBeUndefined();
});
