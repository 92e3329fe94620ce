import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { EventLoopLag } from './EventLoopLag.ts';

function lagOf() {
  const state = { nowMs: 0, p99Ms: 20 };
  const lag = new EventLoopLag({
    now: () => state.nowMs,
    delay: {
      percentile: () => state.p99Ms * 1e6,
      reset: () => {
        state.p99Ms = 20;
      },
    },
  });
  return { state, lag };
}

test('leaves out the interval of the measurement', () => {
  const { state, lag } = lagOf();
  expect(lag.p99Seconds()).toBe(0);
  state.p99Ms = 270;
  expect(lag.p99Seconds()).toBe(0.25);
});

test('a second scraper reads the same delay', () => {
  const { state, lag } = lagOf();
  Object.assign(state, { nowMs: 15_000, p99Ms: 270 });
  expect([lag.p99Seconds(), lag.p99Seconds()]).toEqual([0.25, 0.25]);
  state.nowMs += 59_000;
  expect(lag.p99Seconds()).toBe(0.25);
  state.nowMs += 1_000;
  expect(lag.p99Seconds()).toBe(0);
});

test('measures a blocked event loop', async () => {
  const lag = new EventLoopLag();
  expect(lag.p99Seconds()).toBe(0);
  // The first delay is measured after two ticks.
  for (let time = 0; time < 4; time += 1) {
    const end = performance.now() + 120;
    while (performance.now() < end);
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  }
  expect(lag.p99Seconds()).toBeGreaterThan(0.05);
});
