import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetDemo } from '../../../server/db/seed/demo.ts';
import { liveLeads } from '../../../server/demo/liveLeads.ts';
import { REALTIME_CHANNEL } from '../../../server/features/realtime/commands.ts';
import { later } from '../../support/api.ts';
import { demoApi, type DemoApi } from './demoApi.ts';

let api: DemoApi;
let start: Date;
beforeAll(async () => {
  api = await demoApi();
});
beforeEach(async () => {
  // Each test begins a day later, in a demo without visitors.
  start = new Date(api.now.value.getTime() + 86_400_000);
  api.now.value = start;
  await api.db.kysely.deleteFrom('settings').where('key', '=', 'demo.live').execute();
});
afterAll(() => api.close());

const driver = () => liveLeads({ db: api.db, clock: () => api.now.value });
/** Returns bride and provider of the leads since the start, oldest first. */
const arrived = async () => {
  const rows = await api.rows(
    `select l.couple_name, l.provider_id from leads l where l.created_at >= '${start.toISOString()}' order by l.id`,
  );
  return rows.map(({ couple_name, provider_id }) => [couple_name, provider_id]);
};

const first = ['Defne Akgün & Kuzey Ertaş', 1];
const second = ['Ilgın Şenol & Rüzgâr Özgen', 2];
const third = ['Nisan Uğurlu & Atlas İnceoğlu', 1];

test('three leads arrive one, four and nine minutes after the start', async () => {
  const tick = driver();
  const steps: [number, unknown[]][] = [
    [0, []],
    [59, []],
    [60, [first]],
    [239, [first]],
    [240, [first, second]],
    [540, [first, second, third]],
    [6000, [first, second, third]],
  ];
  for (const [seconds, expected] of steps) {
    later(api, seconds, start);
    await tick();
    await tick();
    expect(await arrived()).toEqual(expected);
  }
});

test('they are new and notify listeners like any lead', async () => {
  const notifications: string[] = [];
  const stop = await api.db.listen(REALTIME_CHANNEL, (payload) => notifications.push(payload));
  const tick = driver();
  later(api, 60, start);
  await tick();
  const ayse = await api.signedInAs(1);
  const { data } = await api.ok(ayse, 'listLeads', { query: { limit: 1, sort: '-createdAt' } });
  expect(data).toMatchObject([
    { status: 'new', createdAt: api.now.value.toISOString(), isMasked: false },
  ]);
  await expect.poll(() => notifications).toHaveLength(1);
  const [event] = await api.rows('select * from realtime_events order by id desc limit 1');
  expect(event).toMatchObject({ type: 'lead', couple_name: 'Defne Akgün & Kuzey Ertaş' });
  await stop();
});

test('several processes create each lead once', async () => {
  const [one, other] = [driver(), driver()];
  later(api, 3600, start);
  await Promise.all([one(), other(), one()]);
  expect(await arrived()).toEqual([first, second, third]);
});

// Seeding a demo takes about ten seconds, on a loaded machine longer.
test(
  'a restart continues with the remaining leads, and a new demo begins again',
  { timeout: 60_000 },
  async () => {
    const tick = driver();
    later(api, 100, start);
    await tick();
    const again = driver();
    later(api, 130, start);
    await again();
    expect(await arrived()).toEqual([first]);
    later(api, 100 + 240, start);
    await again();
    expect(await arrived()).toEqual([first, second]);

    await resetDemo(api.db, { now: start });
    const anew = driver();
    later(api, 400 + 540, start);
    await anew();
    expect(await arrived()).toEqual([first, second, third]);
  },
);
