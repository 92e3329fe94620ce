import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('argon2id with at least 19 MiB and two passes', async () => {
  const [, kind, , cost = ''] = (await hashPassword('yaz-bahcesi-42')).split('$');
  expect(kind).toBe('argon2id');
  const [, memory, passes] = /^m=(\d+),t=(\d+),p=\d+$/.exec(cost) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
});

test('every character matters, also after byte 72', async () => {
  const long = `${'ş'.repeat(63)}a`;
  const hash = await hashPassword(long);
  expect(await isPassword(hash, long)).toBe(true);
  expect(await isPassword(hash, `${'ş'.repeat(63)}b`)).toBe(false);
});

test('no password matches a user without one, not even that of the dummy hash', async () => {
  expect(await isPassword(null, 'nobody has this one')).toBe(false);
  expect(await isPassword(undefined, '')).toBe(false);
});
