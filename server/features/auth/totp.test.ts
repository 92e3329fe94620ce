import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { pendingSecret, totpAddress, totpStep } from './totp.ts';

const secret = pendingSecret('hash of a session', '7b0c6f6e-7ad2-4b5c-9a3e-2f9d4ad0a111', null);
const now = new Date('2026-11-21T09:00:10.000Z');
const at = (seconds: number) =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + seconds });

test('a correct code returns its time step', () => {
  expect(totpStep(secret, at(0), now, null)).toBe(Math.floor(now.getTime() / 30_000));
});

test('accepts the code of the previous step, unless it was used', () => {
  const step = Math.floor(now.getTime() / 30_000);
  expect(totpStep(secret, at(-30), now, null)).toBe(step - 1);
  expect(totpStep(secret, at(-30), now, step - 2)).toBe(step - 1);
  expect(totpStep(secret, at(-30), now, step - 1)).toBeUndefined();
});

test('rejects a used code, and those of older and later steps', () => {
  const step = totpStep(secret, at(0), now, null) ?? 0;
  expect(totpStep(secret, at(0), now, step)).toBeUndefined();
  expect(totpStep(secret, at(0), now, step + 5)).toBeUndefined();
  expect(totpStep(secret, at(-60), now, null)).toBeUndefined();
  expect(totpStep(secret, at(30), now, null)).toBeUndefined();
});

test.each(['', '12345', '1234567', 'abcdef', '12 456', '１２３４５６'])('%j is no code', (code) => {
  expect(totpStep(secret, code, now, null)).toBeUndefined();
});

test('the secret has 160 bits and is bound to one session, one user and one setting', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const uuid = '7b0c6f6e-7ad2-4b5c-9a3e-2f9d4ad0a111';
  const others = [
    pendingSecret('another session', uuid, null),
    pendingSecret('hash of a session', 'another', null),
    pendingSecret('hash of a session', uuid, 5),
  ];
  expect(new Set([secret, ...others]).size).toBe(4);
});

test('the URI names issuer and user', () => {
  expect(totpAddress('Davet Paneli', 'ayse', secret)).toBe(
    `otpauth://totp/Davet%20Paneli:ayse?secret=${secret}&issuer=Davet%20Paneli`,
  );
});
