import { expect, test } from 'vitest';
import { toE164 } from './phone.ts';

test.each([
  '0532 123 45 67',
  '+90 532 123 45 67',
  '5321234567',
  '00905321234567',
  '0(532) 123 45 67',
])('%s is one number', (text) => {
  expect(toE164(text, 'TR')).toBe('+905321234567');
});

test.each(['', '+90', '0532', 'ayse', '+90 302 000 00 00', '12345'])(
  '%j is no phone number',
  (text) => {
    expect(toE164(text, 'TR')).toBeUndefined();
  },
);

test('the country determines how a national number is parsed', () => {
  expect(toE164('030 901820', 'DE')).toBe('+4930901820');
  expect(toE164('444 1 444', 'TR')).toBe('+904441444');
});
