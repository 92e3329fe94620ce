import { expect, test } from 'vitest';
import { channelRefusal, nextReminder, stateOf } from './rules.ts';

const couple = {
  email: 'a@example.com',
  phone: '+905320000000',
  contactPreference: 'open',
} as const;

test.each([
  ['link', { ...couple, contactPreference: 'none' }, undefined],
  ['qr', { email: null, phone: null, contactPreference: null }, undefined],
  ['email', couple, undefined],
  ['email', { ...couple, email: null }, 'no_email'],
  ['email', { ...couple, contactPreference: 'phone_only' }, 'phone_only'],
  ['email', { ...couple, contactPreference: 'none' }, 'closed'],
  ['email', { ...couple, contactPreference: 'anonymised' }, 'anonymised'],
  ['sms', { ...couple, contactPreference: null }, undefined],
  ['sms', { ...couple, phone: null }, 'no_phone'],
  ['sms', { ...couple, contactPreference: 'email_only' }, 'email_only'],
] as const)('a request by %s to %o is rejected with %s', (channel, to, reason) => {
  expect(channelRefusal(channel, to)).toBe(reason);
});

const now = new Date('2026-11-20T09:00:00Z');
const end = new Date('2027-01-19T09:00:00Z');

test('reminders are sent after a week and after two more, and stop when the link expires', () => {
  expect(nextReminder(0, now, end)?.toISOString()).toBe('2026-11-27T09:00:00.000Z');
  expect(nextReminder(1, now, end)?.toISOString()).toBe('2026-12-04T09:00:00.000Z');
  expect(nextReminder(2, now, end)).toBeUndefined();
  expect(nextReminder(0, now, new Date('2026-11-25T09:00:00Z'))).toBeUndefined();
});

test('a link is open until it is answered, declined or expired', () => {
  const at = end.toISOString();
  expect(stateOf('opened', at, now)).toBe('open');
  expect(stateOf('answered', at, now)).toBe('answered');
  expect(stateOf('declined', at, now)).toBe('declined');
  expect(stateOf('asked', at, end)).toBe('expired');
});
