import { expect, test } from 'vitest';
import { commonPasswords } from './commonPasswords.ts';
import { isCommonPassword } from './isCommonPassword.ts';

const commonest =
  '123456 123456789 qwerty password 12345678 111111 123123 1234567890 1234567 qwerty123 000000 1q2w3e aa123456 abc123 password1 1234 qwertyuiop 123321 666666 654321 iloveyou 987654321 galatasaray1905 sifre123 fenerbahce trabzon61 asdfgh zxcvbnm 121212 dragon'.split(
    ' ',
  );

test.each(commonest.filter((password) => password.length >= 6))('%s is rejected', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Password!',
  'ŞİFREM123',
  'şifrem',
  'Qwerty123.',
  'ababab',
  '12341234',
  '9876543210',
  'askımaskım',
])('the variant %s is rejected', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['yaz-bahcesi-42', 'demo1234', 'k7!mQz', 'çınaraltı kır', '🌷🌹🌷🌸🌷🌺'])(
  '%s is accepted',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test('every entry of the list is a valid password otherwise', () => {
  expect([...commonPasswords].filter((password) => password.length < 6)).toEqual([]);
  expect(commonPasswords.size).toBeGreaterThan(600);
});
