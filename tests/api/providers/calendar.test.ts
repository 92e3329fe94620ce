import ical from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchOptions } from '../../../server/features/calendar/commands.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
let glass: number;
let terrace: number;
beforeAll(async () => {
  account = await leadAccount();
  const hall = async (name: string, providerId: number) => {
    const body = { providerId, name, areaType: 'indoor', mealCapacity: 200 };
    return (await account.api.ok(account.ayse, 'createCustomerSpace', { body })).data.id;
  };
  glass = await hall('Cam Salon', account.garden);
  terrace = await hall('Teras', account.garden);
});
afterAll(() => account.api.close());

const params = () => ({ id: account.garden });
const wedding = (day: string, changes: object = {}) => ({
  title: 'Düğün',
  kind: 'wedding',
  day,
  ...changes,
});
const add = async (body: object, by = account.ayse) =>
  (await account.api.ok(by, 'createCalendarEvent', { params: params(), body })).data;
const refusal = async (body: object) => {
  const call = { params: params(), body };
  const { status, error } = await account.api.refused(account.ayse, 'createCalendarEvent', call);
  return [status, ...error.errors.map(({ path, code }) => `${path} ${code}`)];
};
const read = async (eventId: number) =>
  (await account.api.ok(account.ayse, 'getCalendarEvent', { params: { ...params(), eventId } }))
    .data;
const at = (eventId: number) => ({ params: { ...params(), eventId }, version: 1 });

test('a taken day is rejected until it is confirmed, and both entries are marked', async () => {
  const first = await add(wedding('2027-06-12', { spaceId: glass, title: 'Elif ve Kerem' }));
  expect(first.hasConflict).toBe(false);
  expect(await refusal(wedding('2027-06-12', { spaceId: glass }))).toEqual([
    422,
    'allowsConflict day_taken',
  ]);
  expect((await add(wedding('2027-06-12', { spaceId: terrace }))).hasConflict).toBe(false);
  const second = await add(wedding('2027-06-12', { spaceId: glass, allowsConflict: true }));
  expect(second).toMatchObject({ hasConflict: true, allowsConflict: true });
  expect((await read(first.id)).hasConflict).toBe(true);
  const { api, ayse } = account;
  const moved = await api.ok(ayse, 'updateCalendarEvent', {
    ...at(second.id),
    body: { day: '2027-06-13' },
  });
  expect(moved.data.hasConflict).toBe(false);
  expect((await read(first.id)).hasConflict).toBe(false);
  const back = await api.refused(ayse, 'updateCalendarEvent', {
    ...at(second.id),
    version: 2,
    body: { day: '2027-06-12' },
  });
  expect(back.error.errors[0]?.path).toBe('allowsConflict');
  expect(back.error.errors[0]?.message).toContain('Elif ve Kerem');
  expect((await read(second.id)).day).toBe('2027-06-13');
});

test('visits and expired options leave a day free; an entry without a hall takes all halls', async () => {
  await add(wedding('2027-07-01', { kind: 'visit' }));
  await add(wedding('2027-07-01', { kind: 'option', expiresAt: '2026-11-21T10:00:00.000Z' }));
  account.api.now.value = new Date('2026-11-21T11:00:00.000Z');
  expect((await add(wedding('2027-07-01', { spaceId: glass }))).hasConflict).toBe(false);
  account.api.now.value = new Date('2026-11-21T09:00:00.000Z');
  expect(await refusal(wedding('2027-07-01', { kind: 'closed' }))).toEqual([
    422,
    'allowsConflict day_taken',
  ]);
});

test('an option needs an expiry, and a hall must belong to the provider', async () => {
  const { api, ayse, studio } = account;
  expect(await refusal(wedding('2027-08-01', { kind: 'option' }))).toEqual([
    422,
    'expiresAt required',
  ]);
  const call = { params: { id: studio }, body: wedding('2027-08-01', { spaceId: glass }) };
  const { error } = await api.refused(ayse, 'createCalendarEvent', call);
  expect(error.errors.map(({ path, code }) => [path, code])).toEqual([['spaceId', 'other_page']]);
  const { id: eventId } = (
    await api.ok(ayse, 'createCalendarEvent', {
      params: { id: studio },
      body: wedding('2027-08-02'),
    })
  ).data;
  const moved = await api.refused(ayse, 'updateCalendarEvent', {
    params: { id: studio, eventId },
    version: 1,
    body: { spaceId: glass },
  });
  expect(moved.error.errors).toMatchObject([{ path: 'spaceId', code: 'other_page' }]);
});

test('lists own halls and those shared by other providers', async () => {
  const { api, ayse, garden, studio } = account;
  const body = { providerId: garden, name: 'Ortak Salon', areaType: 'indoor', mealCapacity: 90 };
  const shared = (
    await api.ok(ayse, 'createCustomerSpace', { body: { ...body, linkedProviderIds: [studio] } })
  ).data.id;
  const shownBy = async (id: number) =>
    (await api.ok(ayse, 'listCustomerSpaces', { query: { shownBy: id } })).data.map(
      (hall) => hall.id,
    );
  expect((await shownBy(garden)).toSorted((a, b) => a - b)).toEqual([glass, terrace, shared]);
  expect(await shownBy(studio)).toEqual([shared]);
  const call = { params: { id: studio }, body: wedding('2027-08-03', { spaceId: shared }) };
  expect((await api.ok(ayse, 'createCalendarEvent', call)).data.spaceId).toBe(shared);
});

test('a closed day applies to its provider only', async () => {
  const { api, ayse, studio } = account;
  const day = '2027-10-09';
  await add({ title: 'Tatil', kind: 'closed', day });
  const call = { params: { id: studio }, body: wedding(day) };
  expect((await api.ok(ayse, 'createCalendarEvent', call)).data.hasConflict).toBe(false);
  expect(await refusal(wedding(day, { spaceId: glass }))).toEqual([
    422,
    'allowsConflict day_taken',
  ]);
});

test('the start is on the day of the entry, in the deployment’s time zone', async () => {
  const { api, ayse } = account;
  const [startsAt, endsAt] = ['2027-11-12T21:30:00.000Z', '2027-11-13T01:00:00.000Z'];
  const timed = { isAllDay: false, startsAt, endsAt };
  expect(await refusal(wedding('2027-11-12', timed))).toEqual([422, 'startsAt starts_other_day']);
  const { id } = await add(wedding('2027-11-13', timed));
  const change = (body: object) => ({ ...at(id), body });
  const { error } = await api.refused(ayse, 'updateCalendarEvent', change({ day: '2027-11-20' }));
  expect(error.errors).toMatchObject([{ path: 'startsAt', code: 'starts_other_day' }]);
  expect((await read(id)).day).toBe('2027-11-13');
  // A form neither shows nor sends the hours of a whole day.
  const whole = await api.ok(
    ayse,
    'updateCalendarEvent',
    change({ day: '2027-11-20', isAllDay: true }),
  );
  expect(whole.data).toMatchObject({ day: '2027-11-20', startsAt: null, endsAt: null });
  expect(await read(id)).toEqual(whole.data);
});

test('users of the provider are notified once, a day before an option expires', async () => {
  const { api, ayse } = account;
  const body = { kind: 'option', title: 'Yaz düğünü', expiresAt: '2026-12-10T15:00:00.000Z' };
  const { id } = await add(wedding('2027-08-20', body));
  const runAt = (moment: string) => watchOptions(api.db, new Date(moment));
  expect(await runAt('2026-12-09T14:00:00.000Z')).toBe(0);
  expect(await runAt('2026-12-09T15:30:00.000Z')).toBe(1);
  expect(await runAt('2026-12-09T16:00:00.000Z')).toBe(0);
  const { data } = await api.ok(ayse, 'listProviderPrompts', { query: { type: 'notification' } });
  expect(data[0]).toMatchObject({
    kind: 'option_expiring',
    title: 'Opsiyon yarın sona eriyor: Yaz düğünü',
    linkData: { path: `/providers/${account.garden}/calendar-events/${id}` },
  });
});

test('calendar programs read the feed until its secret is renewed or deleted', async () => {
  const { api, ayse, mert, stranger } = account;
  const timed = await add(
    wedding('2027-09-04', {
      title: 'Şükrü, İpek; “son” \\ gün',
      isAllDay: false,
      startsAt: '2027-09-04T15:00:00.000Z',
      endsAt: '2027-09-04T20:30:00.000Z',
      spaceId: terrace,
      note: 'Telefon 0532 000 00 01',
    }),
  );
  const whole = await add(wedding('2027-09-05', { kind: 'closed' }));
  const deleted = await add(wedding('2027-09-06'));
  await api.ok(ayse, 'deleteCalendarEvent', { params: { ...params(), eventId: deleted.id } });
  expect((await api.ok(ayse, 'getCalendarFeed', { params: params() })).data.isOn).toBe(false);
  const make = async () =>
    (await api.ok(ayse, 'createCalendarFeed', { params: params() })).data.url ?? '';
  const fetchFeed = (url: string) => api.app.inject(new URL(url).pathname);
  const url = await make();
  const feed = await fetchFeed(url);
  expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(feed.body).not.toContain('0532');
  for (const line of feed.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
  const events = Object.values(ical.sync.parseICS(feed.body));
  const named = (id: number) =>
    events.find((one) => Reflect.get(one ?? {}, 'uid') === `calendar-event-${id}@davet-paneli`);
  expect(named(timed.id)).toMatchObject({
    summary: 'Şükrü, İpek; “son” \\ gün',
    location: 'Teras',
    start: new Date('2027-09-04T15:00:00.000Z'),
    end: new Date('2027-09-04T20:30:00.000Z'),
  });
  expect(named(whole.id)).toMatchObject({ datetype: 'date', status: 'CONFIRMED' });
  expect(feed.body).toContain('DTSTART;VALUE=DATE:20270905\r\nDTEND;VALUE=DATE:20270906');
  expect(named(deleted.id)).toMatchObject({ status: 'CANCELLED' });
  const second = await make();
  const statuses = await Promise.all([fetchFeed(url), fetchFeed(second)]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 200]);
  const { data } = await api.ok(ayse, 'getCalendarFeed', { params: params() });
  expect(data).toMatchObject({ isOn: true, url: null, lastReadAt: '2026-11-21T09:00:00.000Z' });
  expect((await api.refused(stranger, 'getCalendarFeed', { params: params() })).status).toBe(404);
  expect((await api.refused(mert, 'createCalendarFeed', { params: params() })).status).toBe(403);
  await api.ok(ayse, 'deleteCalendarFeed', { params: params() });
  expect((await fetchFeed(second)).statusCode).toBe(404);
});
