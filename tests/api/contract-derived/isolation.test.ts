import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { textOf } from '../../../tools/conformance/valueAt.ts';
import { multipart } from '../../support/multipart.ts';
import { demoApi, type DemoApi } from '../seed/demoApi.ts';
import {
  bodyFor,
  demoAccount,
  fill,
  guarded,
  idsOf,
  referencesOf,
  schemaOf,
  wanted,
  type Asked,
  type DemoAccount,
} from './demoAccount.ts';

let api: DemoApi;
/** Whose records are reached for. */
let theirs: DemoAccount;
/** Who reaches for them, with an owner's rights in another account. */
let ours: DemoAccount;
/** What no list of the demo's first records tells of. */
const BESIDES: Readonly<Record<string, string>> = {
  '/leads/{id}/follow-ups': 'select id from lead_follow_ups',
  '/leads/{id}/messages/{messageId}/attachments': 'select id from lead_message_attachments',
  '/support/approvals/{area}': 'select id from change_requests',
};

/** Names, addresses and numbers that are in the one account and not in the other. */
let secrets: string[];

const SECRETS = (customerId: number) => `
  select full_name as word from customer_users where customer_id = ${customerId}
  union select value from customer_user_contacts where customer_id = ${customerId}
  union select name from providers where customer_id = ${customerId}
  union select name from customers where id = ${customerId}
  union select shown_name from leads where customer_id = ${customerId}
  union select email from couples where customer_id = ${customerId}
  union select phone from couples where customer_id = ${customerId}`;

beforeAll(async () => {
  api = await demoApi();
  theirs = await demoAccount(api, 'ayse');
  ours = await demoAccount(api, 'zeynep');
  await api.rows(`insert into lead_message_attachments (customer_id, message_id, position, storage_key, name, size, media_type)
    select customer_id, id, 0, 'attachments/a.pdf', 'a.pdf', 1, 'application/pdf' from lead_messages where customer_id = ${theirs.customerId} limit 1`);
  for (const [path, rows] of Object.entries(BESIDES))
    theirs.ids.keep(
      path,
      await api.rows(`${rows} where customer_id = ${theirs.customerId} limit 1`),
    );
  const [own, other] = await Promise.all(
    [ours, theirs].map(async ({ customerId }) =>
      (await api.rows(SECRETS(customerId))).map(({ word }) => textOf(word)),
    ),
  );
  const shared = new Set(own);
  // A single word may be any couple's first name.
  secrets = (other ?? []).filter((word) => /[\s@+]/.test(word.trim()) && !shared.has(word));
}, 120_000);
afterAll(() => api.close());

const PICTURE = { name: 'a.png', bytes: Buffer.from('89504e470d0a1a0a', 'hex'), type: 'image/png' };

/** Sends as ours, with a body that the contract allows unless another is given. */
async function send(
  asked: Asked,
  url: string,
  body: unknown = bodyFor(asked, ours),
  version = 1,
): Promise<LightMyRequestResponse> {
  const takesJson = asked.operation.requestBody?.content['application/json'] !== undefined;
  const form = body !== undefined && !takesJson ? multipart({}, [PICTURE], 'image') : undefined;
  const json = { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
  const sent = form ?? (body === undefined ? undefined : json);
  return api.app.inject({
    // cast: the method is one of the contract's
    method: asked.method as InjectOptions['method'],
    url: url + wanted(asked),
    headers: { ...ours.caller, 'if-match': `"${version}"`, ...sent?.headers },
    ...(sent && { payload: sent.payload }),
  });
}

/** Every row of the account as one text a table. */
async function everythingOfTheirs(): Promise<Record<string, unknown>[]> {
  const tables = await api.rows(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'customer_id' order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${String(name)}' as name, md5(coalesce(string_agg(x::text, '' order by x::text), '')) as hash from ${String(name)} x where customer_id = ${theirs.customerId}`,
  );
  expect(parts.length).toBeGreaterThan(25);
  return api.rows(`select * from (${parts.join(' union all ')}) every order by name`);
}

/** A value that names no record: a list of the contract, or what a caller makes up. */
const namesNothing = (asked: Asked, name: string) =>
  schemaOf(asked, name).enum !== undefined || ['tab', 'hash', 'parameter'].includes(name);

const recordNames = (asked: Asked) => asked.names.filter((name) => !namesNothing(asked, name));
/** Leaving what one was never at is no error, so that a late goodbye is none. */
const withPath = guarded.filter(
  (asked) => recordNames(asked).length > 0 && asked.id !== 'deleteLeadPresence',
);

/** What came of a call that must find nothing; undefined where it is as it should be. */
const fault = (asked: Asked, url: string, { statusCode, body }: LightMyRequestResponse) =>
  [403, 404].includes(statusCode)
    ? undefined
    : `${asked.id} ${url}: ${statusCode} ${body.slice(0, 300)}`;

test('checks 42 and 43: another account’s ids in any path find nothing, and nothing of theirs changes', async () => {
  expect(withPath.length).toBeGreaterThan(60);
  const before = await everythingOfTheirs();
  const faults: string[] = [];
  const unfilled: string[] = [];
  for (const asked of withPath) {
    const url = fill(asked, (name) => theirs.valueOf(asked, name));
    if (url === undefined) unfilled.push(asked.id);
    else
      faults.push(
        ...[fault(asked, url, await send(asked, url))].filter((one) => one !== undefined),
      );
  }
  expect(faults).toEqual([]);
  expect(unfilled).toEqual([]);
  expect(await everythingOfTheirs()).toEqual(before);
});

test('check 44: their child under our parent, and ours under theirs, is none', async () => {
  const faults: string[] = [];
  const nested = withPath.filter((asked) => recordNames(asked).length > 1);
  expect(nested.length).toBeGreaterThan(15);
  const before = await everythingOfTheirs();
  for (const asked of nested) {
    const names = recordNames(asked);
    for (const foreign of names) {
      const url = fill(
        asked,
        (name) => (name === foreign ? theirs : ours).valueOf(asked, name) ?? '1',
      );
      if (url === undefined) continue;
      const wrong = fault(asked, url, await send(asked, url));
      if (wrong) faults.push(wrong);
    }
  }
  expect(faults).toEqual([]);
  expect(await everythingOfTheirs()).toEqual(before);
});

/** Resources that every account shares. */
const SHARED = new Set([
  'cities',
  'districts',
  'neighborhoods',
  'provider-categories',
  'item-option-groups',
  'catalog-types',
  'catalog-items',
]);

const reads = guarded.filter(({ method, path }) => method === 'GET' && !path.endsWith('/stream'));
const told = (asked: Asked, text: string) =>
  secrets.filter((word) => text.includes(word)).map((word) => `${asked.id} tells ${word}`);

test('checks 45 and 47: no list or record of ours tells of them, whatever ids stand in its filters', async () => {
  expect(secrets.length).toBeGreaterThan(100);
  const faults: string[] = [];
  let filtered = 0;
  for (const asked of reads) {
    const url = fill(asked, (name) => ours.valueOf(asked, name));
    if (url === undefined) continue;
    faults.push(...told(asked, (await send(asked, url)).body));
    for (const { name, in: place } of asked.parameters.filter((one) => one.in === 'query')) {
      const given = schemaOf(asked, name);
      const resource =
        given['x-ref'] ??
        given.items?.['x-ref'] ??
        (name === 'id' ? asked.item['x-resource'] : undefined);
      const ids = resource === undefined ? [] : idsOf(theirs, resource);
      if (place !== 'query' || ids.length === 0 || SHARED.has(resource ?? '')) continue;
      filtered += 1;
      const mark = wanted(asked) === '' ? '?' : '&';
      const found = await send(
        { ...asked, parameters: [] },
        `${url}${wanted(asked)}${mark}${name}=${ids[0]}`,
      );
      if (found.statusCode >= 500) faults.push(`${asked.id} ${name}: ${found.statusCode}`);
      faults.push(...told(asked, found.body));
      const isOwn = resource === asked.item['x-resource'] && found.statusCode === 200;
      if (isOwn && found.json<{ data: unknown[] }>().data.length > 0)
        faults.push(`${asked.id} ${name} finds ${ids[0]}`);
    }
  }
  expect(filtered).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

/** The version of a record of ours, 1 where it has none. */
async function versionAt(url: string): Promise<number> {
  const response = await api.app.inject({ method: 'GET', url, headers: ours.caller });
  if (response.statusCode !== 200) return 1;
  return response.json<{ data: { version?: number } }>().data.version ?? 1;
}

test('check 46: their ids in a body are refused, and nothing of theirs changes', async () => {
  const before = await everythingOfTheirs();
  const faults: string[] = [];
  let tried = 0;
  for (const asked of guarded.filter(({ method }) => method !== 'GET')) {
    for (const [name, resource, isList] of referencesOf(asked)) {
      const [id] = idsOf(theirs, resource);
      const url = fill(asked, (one) => ours.valueOf(asked, one));
      if (SHARED.has(resource) || id === undefined || url === undefined) continue;
      tried += 1;
      const body = { ...bodyFor(asked, ours), [name]: isList ? [Number(id)] : Number(id) };
      const response = await send(asked, url, body, await versionAt(url));
      const { errors = [] } = response.json<Partial<Schemas['Error']>>();
      const isNamed =
        response.statusCode !== 422 || errors.some(({ path }) => path.startsWith(name));
      if (![403, 404, 422].includes(response.statusCode) || !isNamed)
        faults.push(`${asked.id} ${name}: ${response.statusCode} ${response.body.slice(0, 300)}`);
    }
  }
  expect(tried).toBeGreaterThan(5);
  expect(faults).toEqual([]);
  expect(await everythingOfTheirs()).toEqual(before);
});
