import { expect, it } from 'vitest';
import { retryLocks } from './retryLocks.ts';

/** Returns work that fails `times` times with a code, then returns the number of its attempts. */
function failing(code: string, times: number): () => Promise<number> {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= times) throw Object.assign(new Error('failed'), { code });
    return attempts;
  };
}

it('tries again after a lock that it did not get, and after a deadlock', async () => {
  expect(await retryLocks(failing('55P03', 3), 1)).toBe(4);
  expect(await retryLocks(failing('40P01', 1), 1)).toBe(2);
});

it('passes on other errors, and the last of thirty attempts', async () => {
  await expect(retryLocks(failing('23505', 1), 1)).rejects.toThrow('failed');
  await expect(retryLocks(failing('55P03', 30), 1)).rejects.toThrow('failed');
});
