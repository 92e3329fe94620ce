import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseBusy, Mutex } from './mutex.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('lets one through at a time, in the order of arrival', async () => {
  const turnstile = new Mutex(1000);
  const order: string[] = [];
  await turnstile.acquire();
  const second = turnstile.acquire().then(() => order.push('second'));
  const third = turnstile.acquire().then(() => order.push('third'));
  turnstile.release();
  await second;
  expect(order).toEqual(['second']);
  turnstile.release();
  await third;
  expect(order).toEqual(['second', 'third']);
});

test('who waits too long is turned away and does not take a turn later', async () => {
  const turnstile = new Mutex(1000);
  await turnstile.acquire();
  const late = turnstile.acquire().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBeInstanceOf(DatabaseBusy);
  const patient = turnstile.acquire();
  turnstile.release();
  await patient;
  turnstile.release();
  await turnstile.acquire();
});
