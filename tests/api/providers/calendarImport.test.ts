import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { multipart } from '../../support/multipart.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

interface Imported {
  data: Schemas['CalendarImportEntry'][];
}

let account: LeadAccount;
let glass: number;
let terrace: number;
beforeAll(async () => {
  account = await leadAccount();
  const hall = async (name: string) => {
    const body = { providerId: account.garden, name, areaType: 'indoor', mealCapacity: 200 };
    return (await account.api.ok(account.ayse, 'createCustomerSpace', { body })).data.id;
  };
  glass = await hall('Cam Salon');
  terrace = await hall('Teras');
});
afterAll(() => account.api.close());

const params = () => ({ id: account.garden });
const add = (body: object) =>
  account.api.ok(account.ayse, 'createCalendarEvent', {
    params: params(),
    body: { title: 'Düğün', kind: 'wedding', ...body },
  });

const ics = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const vevent = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const recurring = (rule: string) =>
  ics(vevent('UID:a', 'DTSTART:20270101T000000Z', `RRULE:${rule}`));

async function importFile(text: string | Buffer, isPreview: boolean, into = account.garden) {
  const { api, ayse } = account;
  const file = { name: 'takvim.ics', type: 'text/calendar', bytes: Buffer.from(text) };
  const fields = { kind: 'wedding', isPreview: String(isPreview) };
  const { headers, payload } = multipart(fields, [file], 'file');
  const url = `/api/providers/${into}/calendar-imports`;
  return api.app.inject({ method: 'POST', url, headers: { ...ayse, ...headers }, payload });
}

test('previews a calendar file, imports it once, and updates it by a second import', async () => {
  const file = (title: string) =>
    ics(
      vevent(
        'UID:whole',
        `SUMMARY:${title}`,
        'DTSTART;VALUE=DATE:20280110',
        'DTEND;VALUE=DATE:20280112',
      ),
      vevent(
        'UID:berlin',
        'SUMMARY:Berlin',
        'DTSTART;TZID=Europe/Berlin:20280325T180000',
        'RRULE:FREQ=DAILY;COUNT=3',
      ),
      vevent('UID:floating', 'SUMMARY:Yerel', 'DTSTART:20280401T190000', 'DTEND:20280401T233000'),
    );
  // Encoded in windows-1254, which older programs use.
  const preview = await importFile(Buffer.from(file('K\u00FD\u00FE tatili'), 'latin1'), true);
  expect(preview.json<Imported>().data.map((one) => Object.values(one).slice(0, 6))).toEqual([
    ['whole 2028-01-10', 'Kış tatili', '2028-01-10', null, null, true],
    ['whole 2028-01-11', 'Kış tatili', '2028-01-11', null, null, true],
    ['berlin 2028-03-25', 'Berlin', '2028-03-25', '2028-03-25T17:00:00.000Z', null, false],
    ['berlin 2028-03-26', 'Berlin', '2028-03-26', '2028-03-26T16:00:00.000Z', null, false],
    ['berlin 2028-03-27', 'Berlin', '2028-03-27', '2028-03-27T16:00:00.000Z', null, false],
    [
      'floating',
      'Yerel',
      '2028-04-01',
      '2028-04-01T16:00:00.000Z',
      '2028-04-01T20:30:00.000Z',
      false,
    ],
  ]);
  const query = { dayStart: '2028-01-01', dayEnd: '2028-04-30' };
  const listed = async () =>
    (await account.api.ok(account.ayse, 'listCalendarEvents', { params: params(), query })).data;
  expect(await listed()).toEqual([]);
  await importFile(file('Kış tatili'), false);
  expect(await listed()).toHaveLength(6);
  const again = await importFile(file('Bakım'), false);
  expect(again.json<Imported>().data.map(({ outcome }) => outcome)).toEqual([
    'changed',
    'changed',
    ...Array.from({ length: 4 }, () => 'unchanged'),
  ]);
  expect((await listed()).map(({ title }) => title).slice(0, 3)).toEqual([
    'Bakım',
    'Bakım',
    'Berlin',
  ]);
});

test('an imported wedding with a hall does not conflict with another hall', async () => {
  const { api, ayse } = account;
  const day = '2028-05-20';
  const file = ics(vevent('UID:hall', 'SUMMARY:Düğün', 'DTSTART;VALUE=DATE:20280520'));
  await importFile(file, false);
  const query = { dayStart: day, dayEnd: day };
  const imported = async () =>
    (await api.ok(ayse, 'listCalendarEvents', { params: params(), query })).data.find(
      ({ importUid }) => importUid !== null,
    );
  const eventId = (await imported())?.id ?? 0;
  await api.ok(ayse, 'updateCalendarEvent', {
    params: { ...params(), eventId },
    version: 1,
    body: { spaceId: glass },
  });
  await add({ day, spaceId: terrace });
  const preview = async () => (await importFile(file, true)).json<Imported>().data[0]?.hasConflict;
  expect([await preview(), (await imported())?.hasConflict]).toEqual([false, false]);
  await add({ day, spaceId: glass, allowsConflict: true });
  expect([await preview(), (await imported())?.hasConflict]).toEqual([true, true]);
});

test('the feed of one provider can be imported by another', async () => {
  const { api, ayse, garden, studio } = account;
  await add({ day: '2027-11-05', title: 'Işıl, Çağrı; “ğ”', spaceId: glass });
  const [startsAt, endsAt] = ['2027-11-06T16:00:00.000Z', '2027-11-06T23:00:00.000Z'];
  await add({ day: '2027-11-06', title: 'Gece', isAllDay: false, startsAt, endsAt });
  const { url } = (await api.ok(ayse, 'createCalendarFeed', { params: params() })).data;
  const { body } = await api.app.inject(new URL(url ?? '').pathname);
  expect((await importFile(body, false, studio)).statusCode).toBe(200);
  const query = { dayStart: '2027-11-01', dayEnd: '2027-11-30' };
  const daysOf = async (id: number) => {
    const { data } = await api.ok(ayse, 'listCalendarEvents', { params: { id }, query });
    return data.map((one) => [one.title, one.day, one.isAllDay, one.startsAt, one.endsAt]);
  };
  const days = await daysOf(garden);
  expect([days.length, await daysOf(studio)]).toEqual([2, days]);
});

test.each([
  ['no calendar', '<html></html>', 'calendar_file'],
  ['every second', recurring('FREQ=SECONDLY'), 'calendar_many'],
  ['10,000 recurrences', recurring('FREQ=WEEKLY;COUNT=10000'), 'calendar_many'],
  ['every day for ever', recurring('FREQ=DAILY'), 'calendar_many'],
])('rejects a file with %s at its field', async (_, text, code) => {
  const response = await importFile(text, false);
  const { errors } = response.json<Schemas['Error']>();
  expect([response.statusCode, errors[0]?.path, errors[0]?.code]).toEqual([422, 'file', code]);
});

test('rejects a file of 50 MB before reading it', async () => {
  const response = await importFile(Buffer.alloc(50 * 1_048_576, 'a'), false);
  const { errors } = response.json<Schemas['Error']>();
  expect([response.statusCode, errors[0]?.path]).toEqual([413, 'file']);
});
