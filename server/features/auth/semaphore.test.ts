import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

test('no more than the places are inside at once, and everybody gets in', async () => {
  const gate = new Semaphore(2, 100);
  let inside = 0;
  let most = 0;
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      gate.run(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await Promise.resolve();
        inside -= 1;
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(done).toHaveLength(20);
});

test('a failure frees its place', async () => {
  const gate = new Semaphore(1, 100);
  await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.run(() => Promise.resolve('in'))).toBe('in');
});

test('a full queue is refused at once', async () => {
  const gate = new Semaphore(1, 1);
  let leave = () => {};
  const first = gate.run(() => new Promise<void>((resolve) => (leave = resolve)));
  const second = gate.run(() => Promise.resolve());
  await expect(gate.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
  leave();
  await Promise.all([first, second]);
});
