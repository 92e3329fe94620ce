import { expect, test } from 'vitest';
import { Gate } from './gate.ts';

test('no more than the places are inside at once, and everybody gets in', async () => {
  const gate = new Gate(2, 100);
  let inside = 0;
  let most = 0;
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      gate.pass(async () => {
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
  const gate = new Gate(1, 100);
  await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.pass(() => Promise.resolve('in'))).toBe('in');
});

test('a full queue is refused at once', async () => {
  const gate = new Gate(1, 1);
  let leave = () => {};
  const first = gate.pass(() => new Promise<void>((resolve) => (leave = resolve)));
  const second = gate.pass(() => Promise.resolve());
  await expect(gate.pass(() => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
  leave();
  await Promise.all([first, second]);
});
