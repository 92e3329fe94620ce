import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../support/api.ts';
import { contractWithFrames } from './frameContract.ts';
import { shelfApi, type Item } from './shelfApi.ts';

let api: Awaited<ReturnType<typeof shelfApi>>;
let viewer: Caller;
let agent: Caller;
beforeAll(async () => {
  api = await shelfApi({ contract: contractWithFrames() });
  await api.db.kysely
    .insertInto('customer_users')
    .values([
      { id: 4, customer_id: 1, name: 'Veli', role_id: 'viewer', status: 'active' },
      {
        id: 5,
        customer_id: 1,
        name: 'Destek',
        role_id: 'viewer',
        status: 'active',
        is_agent: true,
      },
    ])
    .execute();
  viewer = await api.signedInAs(4);
  agent = await api.signedInAs(1, { agentId: 5, reason: 'deneme' });
});
beforeEach(() => sql`truncate frames restart identity`.execute(api.db.kysely));
afterAll(() => api.close());

const HOME = '/customers/1/frames';
const post = (payload: object, who = api.ayse, headers = {}) =>
  api.call(who, 'POST', HOME, payload, headers);
const put = (payload: object, version = 1, who = api.ayse) =>
  api.call(who, 'PUT', `${HOME}/1`, payload, { 'if-match': `"${version}"` });
const act = (type: string, more = {}, who = api.ayse) =>
  api.call(who, 'POST', `${HOME}/1/actions`, { type, ...more });
const codes = ({ errors }: { errors: { path: string; code: string }[] }) =>
  errors.map(({ path, code }) => `${path} ${code}`).sort();

describe('below a customer', () => {
  test('the path selects the records of the own customer', async () => {
    expect(await post({ name: 'Kemer' })).toMatchObject({ status: 201, data: { id: 1 } });
    expect((await api.call<Item[]>(api.ayse, 'GET', HOME)).data).toHaveLength(1);
    expect(await api.call(api.ayse, 'GET', `${HOME}/1`)).toMatchObject({ data: { name: 'Kemer' } });
    for (const path of ['/customers/2/frames', '/customers/2/frames/1', '/customers/99/frames'])
      expect((await api.call(api.ayse, 'GET', path)).status).toBe(404);
    expect((await api.call(api.ayse, 'POST', '/customers/2/frames', { name: 'x' })).status).toBe(
      404,
    );
    expect((await api.call(api.zeynep, 'GET', '/customers/2/frames/1')).status).toBe(404);
    expect((await api.call<Item[]>(api.zeynep, 'GET', '/customers/2/frames')).data).toEqual([]);
  });

  test('the server sets author and time and ignores the caller’s values', async () => {
    const made = await post({ name: 'Kemer', id: 77, status: 'published' });
    expect(made.data).toMatchObject({ id: 1, status: 'draft' });
    const { data } = await put({ name: 'Kapı' }, 1, api.mert);
    expect(data).toMatchObject({ id: 1, createdBy: 1, updatedBy: 2, version: 2 });
    expect(data.createdAt).toBe('2026-11-21T09:00:00.000Z');
    const faults = await post({ name: 'x', createdBy: 2, version: 9 });
    expect(codes(faults)).toEqual(['createdBy unknown', 'version unknown']);
  });

  test('the search covers every text field that the contract declares', async () => {
    await post({ name: 'Kemer', text: '<p>Işıklı çiçekler</p>' });
    await post({ name: 'Kapı' });
    const found = async (query: string) =>
      (await api.call<{ name: string }[]>(api.ayse, 'GET', `${HOME}?${query}`)).data.map(
        ({ name }) => name,
      );
    expect(await found('q=isikli')).toEqual(['Kemer']);
    expect(await found('q=KAPI')).toEqual(['Kapı']);
    expect(await found('statuses=draft,archived&sort=-name')).toEqual(['Kemer', 'Kapı']);
    expect(await found('statuses=published')).toEqual([]);
    expect(await found('mine=1&sort=name')).toEqual(['Kapı', 'Kemer']);
    expect(await found('mine=2')).toEqual([]);
  });

  test('formatted text is sanitized before it is stored', async () => {
    const { data } = await post({
      name: 'a',
      text: '<p onclick="x()">Merhaba <b>siz</b><script>alert(1)</script></p>',
    });
    expect(data.text).toBe('<p>Merhaba <b>siz</b></p>');
    expect(codes(await post({ name: 'b', text: '<script>alert(1)</script>' }))).toEqual([
      'text required',
    ]);
  });
});

describe('limits', () => {
  test('a value that must be unique is a fault of its field', async () => {
    await post({ name: 'Kemer', code: 'A', providerId: 1 });
    const again = await post({ name: 'Kemer' });
    expect([again.status, codes(again)]).toEqual([422, ['name taken']]);
    const sameCode = await post({ name: 'Kapı', code: 'A', providerId: 1 });
    expect([sameCode.status, codes(sameCode)]).toEqual([422, ['code taken']]);
    expect((await post({ name: 'Kapı', code: 'A', providerId: 2 })).status).toBe(201);
    expect(codes(await put({ name: 'Kapı' }))).toEqual(['name taken']);
    const other = await api.call(api.zeynep, 'POST', '/customers/2/frames', { name: 'Kemer' });
    expect(other.status).toBe(201);
  });

  test('the maximum number of records holds for parallel creates, too', async () => {
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => post({ name })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = all.find(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 409, code: 'refused', reason: 'max_records' });
    expect((await api.call(api.zeynep, 'POST', '/customers/2/frames', { name: 'a' })).status).toBe(
      201,
    );
  });
});

describe('states', () => {
  test('an action changes the state where it is allowed, and is rejected elsewhere', async () => {
    await post({ name: 'Kemer' });
    expect(await act('publish')).toMatchObject({
      status: 200,
      data: { status: 'published', version: 2 },
    });
    expect(await act('publish')).toMatchObject({ status: 409, reason: 'state' });
    expect(await act('archive', { reason: 'Eskidi' })).toMatchObject({
      data: { status: 'archived', reason: 'Eskidi', version: 3 },
    });
    expect(await act('touch')).toMatchObject({ data: { status: 'archived', version: 4 } });
    expect(codes(await act('vanish'))).toEqual(['type enum']);
    expect(codes(await act('archive'))).toEqual(['reason required']);
    expect((await act('publish', {}, api.zeynep)).status).toBe(404);
  });

  test('of two parallel publish actions one succeeds', async () => {
    await post({ name: 'Kemer' });
    const both = await Promise.all([act('publish'), act('publish', {}, api.mert)]);
    expect(both.map(({ status }) => String(status)).sort()).toEqual(['200', '409']);
  });

  test('updates and deletions have their own states', async () => {
    await post({ name: 'Kemer' });
    await act('publish');
    expect((await api.call(api.ayse, 'DELETE', `${HOME}/1`)).reason).toBe('state');
    expect(await put({ reason: null }, 2)).toMatchObject({ data: { status: 'draft', version: 3 } });
    await act('archive', { reason: 'x' });
    expect(await put({ name: 'y' }, 4)).toMatchObject({ status: 409, reason: 'state' });
  });

  test('the record returns what the caller may do now', async () => {
    await post({ name: 'Kemer' });
    const allowed = async (who: Caller) => (await api.call(who, 'GET', `${HOME}/1`)).data.allowed;
    const nothing = { edit: false, remove: false, actions: [] };
    expect(await allowed(api.ayse)).toEqual({
      edit: true,
      remove: true,
      actions: ['publish', 'archive', 'touch'],
    });
    expect(await allowed(viewer)).toEqual(nothing);
    expect(await allowed(agent)).toEqual(nothing);
    await act('archive', { reason: 'x' });
    expect(await allowed(api.ayse)).toEqual({ edit: false, remove: false, actions: ['touch'] });
    expect((await act('touch', {}, viewer)).status).toBe(403);
    expect((await act('touch', {}, agent)).status).toBe(403);
  });
});

describe('hostile callers', () => {
  test('a second tab gets a conflict with the changes of the first', async () => {
    await post({ name: 'Kemer' });
    const both = await Promise.all([put({ name: 'Bir' }), put({ name: 'İki' }, 1, api.mert)]);
    expect(both.map(({ status }) => String(status)).sort()).toEqual(['200', '409']);
    const late = both.find(({ status }) => status === 409);
    expect(late).toMatchObject({ code: 'stale_version', current: { version: 2 } });
  });

  test('a repeated key creates one record, and is rejected for another body', async () => {
    const headers = { 'idempotency-key': 'frame-key-1' };
    const all = await Promise.all([1, 2, 3].map(() => post({ name: 'Kemer' }, api.ayse, headers)));
    expect(new Set(all.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    expect((await api.call<Item[]>(api.ayse, 'GET', HOME)).data).toHaveLength(1);
    expect(await post({ name: 'Kapı' }, api.ayse, headers)).toMatchObject({
      status: 409,
      code: 'idempotency_mismatch',
    });
  });

  test.each([
    ['sort=name;drop table frames', 400],
    ['sort=id', 400],
    ["sort=name' desc--", 400],
    ['statuses=draft,%27%29--', 400],
    ['mine=1e99', 400],
    ['mine=9007199254740993', 400],
    ['mine=abc', 400],
    ['page=0', 400],
    ['limit=101', 400],
    ['q=%00', 400],
    ['q=%25%5C%5F%27', 200],
    ['name=x', 400],
  ])('%s responds %i', async (query, status) => {
    expect((await api.call(api.ayse, 'GET', `${HOME}?${query}`)).status).toBe(status);
  });

  test.each(['0', '-1', 'abc', '1.5', '99999999999999999999', '9007199254740991', "1'--", '%00'])(
    'an id like %s is not found',
    async (id) => {
      expect((await api.call(api.ayse, 'GET', `${HOME}/${id}`)).status).toBe(404);
      expect((await api.call(api.ayse, 'DELETE', `${HOME}/${id}`)).status).toBe(404);
    },
  );

  test.each<[object, string[]]>([
    [{ name: 5 }, ['name type']],
    [{ name: ['x'] }, ['name type']],
    [{ name: null }, ['name type']],
    [{ name: { $ne: 1 } }, ['name type']],
    [{ name: 'a\u0000b' }, ['name characters']],
    [{ name: '\uD800' }, ['name characters']],
    [{ name: 'x', providerId: '1' }, ['providerId type']],
    [{ name: 'x', providerId: 3 }, ['providerId not_own']],
    [{ name: 'x', providerId: 9007199254740991 }, ['providerId not_own']],
    [{ name: 'x', providerId: 1e300 }, ['providerId maximum']],
    [{ name: 'x', customer_id: 2 }, ['customer_id unknown']],
    [{ name: 'x', customerId: 2 }, ['customerId unknown']],
    [{ name: 'x', constructor: 1 }, ['constructor unknown']],
  ])('%j is rejected', async (payload, faults) => {
    const refused = await post(payload);
    expect([refused.status, codes(refused)]).toEqual([422, faults]);
  });
});
