import { expect, it } from 'vitest';
import { runEach } from './runEach.ts';

const items = Array.from({ length: 10 }, (_, index) => index);

it('runs each with limited concurrency, and continues after failures', async () => {
  let now = 0;
  let most = 0;
  const steps: [number, number][] = [];
  const outcome = await runEach({
    items,
    atOnce: 4,
    act: async (item) => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      if (item % 5 === 4) throw new Error(`not ${item}`);
      return item * 2;
    },
    signal: new AbortController().signal,
    onProgress: (done, failed) => steps.push([done, failed]),
  });
  expect(most).toBe(4);
  expect(outcome.done.map(({ result }) => result).toSorted((a, b) => a - b)).toEqual([
    0, 2, 4, 6, 10, 12, 14, 16,
  ]);
  expect(outcome.failed.map(({ item }) => item)).toEqual([4, 9]);
  expect(steps.at(-1)).toEqual([8, 2]);
});

it('finishes started ones when it is stopped, and returns the rest', async () => {
  const controller = new AbortController();
  const outcome = await runEach({
    items,
    atOnce: 1,
    act: async (item) => {
      if (item === 2) controller.abort();
      return item;
    },
    signal: controller.signal,
    onProgress: () => {},
  });
  expect(outcome.done).toHaveLength(3);
  expect(outcome.left).toEqual([3, 4, 5, 6, 7, 8, 9]);
});
