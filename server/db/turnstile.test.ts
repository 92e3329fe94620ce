import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseBusy, Turnstile } from './turnstile.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('lets one through at a time, in the order of arrival', async () => {
  const turnstile = new Turnstile(1000);
  const order: string[] = [];
  await turnstile.enter();
  const second = turnstile.enter().then(() => order.push('second'));
  const third = turnstile.enter().then(() => order.push('third'));
  turnstile.leave();
  await second;
  expect(order).toEqual(['second']);
  turnstile.leave();
  await third;
  expect(order).toEqual(['second', 'third']);
});

test('who waits too long is turned away and does not take a turn later', async () => {
  const turnstile = new Turnstile(1000);
  await turnstile.enter();
  const late = turnstile.enter().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBeInstanceOf(DatabaseBusy);
  const patient = turnstile.enter();
  turnstile.leave();
  await patient;
  turnstile.leave();
  await turnstile.enter();
});
