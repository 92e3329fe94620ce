import { expect, it } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { passwordMinimum, passwordStrength } from './passwordStrength.ts';

it('uses the minimum length of the contract', () => {
  expect(passwordMinimum).toBe(customerUsers.update.fields.password.minLength);
});

it.each([
  ['', 'short'],
  ['çiçek', 'short'],
  ['🌸🌸🌸🌸🌸', 'short'],
  ['bahçe1', 'weak'],
  ['bahçe-42x', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abababababab', 'weak'],
  ['AaBbAaBbAaBb', 'weak'],
  ['1234567890', 'weak'],
  ['0987654321', 'weak'],
  ['qwertyuiop', 'weak'],
  ['QWERTYUIOP', 'weak'],
  ['yazbahçesi', 'fair'],
  ['yazbahcesi4', 'fair'],
  ['Yaz-bahce4', 'strong'],
  ['kir dugunu mayista', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
