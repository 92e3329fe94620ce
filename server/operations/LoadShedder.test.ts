import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { LoadShedder, type LoadShedderOptions } from './LoadShedder.ts';

const open: LoadShedder[] = [];
afterEach(() => open.splice(0).forEach((shedder) => shedder.close()));

function shedder(options: LoadShedderOptions): LoadShedder {
  const made = new LoadShedder(options);
  open.push(made);
  return made;
}

/** Blocks the event loop, then yields so that the delay is measured. */
async function block(ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end);
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
}

test('rejects by the queue for connections, sign-in and replies at three times its length', () => {
  let waiting = 0;
  const loaded = shedder({
    limits: { waitingPerConnection: 5 },
    pool: () => ({ max: 4, waiting }),
  });
  const refused = () =>
    (['listLeads', 'getHome', 'signIn', 'sendLeadEmail'] as const).filter((operation) =>
      loaded.rejects(operation),
    );
  waiting = 20;
  expect(refused()).toEqual([]);
  waiting = 21;
  expect(refused()).toEqual(['listLeads', 'getHome']);
  waiting = 60;
  expect(refused()).toEqual(['listLeads', 'getHome']);
  waiting = 61;
  expect(refused()).toEqual(['listLeads', 'getHome', 'signIn', 'sendLeadEmail']);
  waiting = 0;
  expect(refused()).toEqual([]);
});

test('rejects while the event loop is delayed, and recovers', async () => {
  const loaded = shedder({ limits: { delayMs: 50 } });
  // The first delay is measured after two ticks.
  for (let time = 0; time < 4; time += 1) await block(120);
  loaded.sample();
  expect(loaded.rejects('listLeads')).toBe(true);
  await block(1);
  loaded.sample();
  expect(loaded.rejects('listLeads')).toBe(false);
});

test('a database without a pool has no queue', () => {
  expect(shedder({}).rejects('listLeads')).toBe(false);
});
