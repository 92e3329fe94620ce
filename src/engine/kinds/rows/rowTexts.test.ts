import { customerUsers } from '#contract/manifest/customer-users.ts';
import { expect, it } from 'vitest';
import { rowTexts } from './rowTexts.ts';

const { phones, emails } = customerUsers.fields;

it('formats the phone numbers of rows', () => {
  const value = [{ value: { number: '+905321234567' } }, { value: { number: '+4915123456789' } }];
  expect(rowTexts(value, phones)).toEqual(['+90 532 123 45 67', '+49 151 234 567 89']);
});

it('keeps other texts, and omits rows without one', () => {
  expect(rowTexts([{ value: 'ayse@example.com' }, {}], emails)).toEqual(['ayse@example.com']);
  expect(rowTexts(null, emails)).toEqual([]);
});
