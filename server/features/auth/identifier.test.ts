import { expect, test } from 'vitest';
import { accountKeys, readIdentifier } from './identifier.ts';

test('usernames and e-mail addresses ignore case, but not by Turkish rules', () => {
  expect(readIdentifier('  AYSE.ISIK ', 'TR').name).toBe('ayse.isik');
  expect(readIdentifier('Ayse@Example.COM', 'TR')).toEqual({
    name: 'ayse@example.com',
    phone: undefined,
  });
});

test('a number is parsed as a phone number and as a username', () => {
  expect(readIdentifier('0532 123 45 67', 'TR')).toEqual({
    name: '0532 123 45 67',
    phone: '+905321234567',
  });
});

test('attempts are counted by account, whatever identifier was used; otherwise by the identifier', () => {
  expect(accountKeys(readIdentifier('ayse', 'TR'), [12, 5])).toEqual(['user 5', 'user 12']);
  const unknown = accountKeys(readIdentifier('0532 123 45 67', 'TR'), []);
  expect(unknown).toEqual(accountKeys(readIdentifier('+905321234567', 'TR'), []));
  expect(unknown[0]).not.toContain('532');
});
