import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../../tools/conformance/valueAt.ts';
import { demoApi, type DemoApi } from '../seed/demoApi.ts';
import { Attempts, isShared, reads, recordFilters, recordNames, withPath } from './Attempts.ts';
import {
  demoAccount,
  fill,
  guarded,
  idsOf,
  referencesOf,
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

/** Calls of our account, which must not answer with names, addresses or numbers of the other one. */
let attempts: Attempts;

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
  const secrets = (other ?? []).filter((word) => /[\s@+]/.test(word.trim()) && !shared.has(word));
  attempts = new Attempts(api, ours, secrets);
}, 120_000);
afterAll(() => api.close());

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

test('checks 42 and 43: another account’s ids in any path find nothing, and nothing of theirs changes', async () => {
  expect(withPath.length).toBeGreaterThan(60);
  const before = await everythingOfTheirs();
  const faults: string[] = [];
  const unfilled: string[] = [];
  for (const asked of withPath) {
    const url = fill(asked, (name) => theirs.valueOf(asked, name));
    if (url === undefined) unfilled.push(asked.id);
    else faults.push(...(await attempts.finds(asked, url)));
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
    for (const foreign of recordNames(asked)) {
      const url = fill(
        asked,
        (name) => (name === foreign ? theirs : ours).valueOf(asked, name) ?? '1',
      );
      if (url !== undefined) faults.push(...(await attempts.finds(asked, url)));
    }
  }
  expect(faults).toEqual([]);
  expect(await everythingOfTheirs()).toEqual(before);
});

test('checks 45 and 47: no list or record of ours tells of them, whatever ids stand in its filters', async () => {
  expect(attempts.secrets.length).toBeGreaterThan(100);
  const faults: string[] = [];
  let filtered = 0;
  for (const asked of reads) {
    const url = fill(asked, (name) => ours.valueOf(asked, name));
    if (url === undefined) continue;
    faults.push(...(await attempts.tells(asked, url)));
    for (const { name, resource } of recordFilters(asked)) {
      const [id] = idsOf(theirs, resource);
      if (id === undefined) continue;
      filtered += 1;
      faults.push(...(await attempts.tellsBy(asked, url, { name, resource, id })));
    }
  }
  expect(filtered).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('check 46: their ids in a body are refused, and nothing of theirs changes', async () => {
  const before = await everythingOfTheirs();
  const faults: string[] = [];
  let tried = 0;
  for (const asked of guarded.filter(({ method }) => method !== 'GET')) {
    for (const [name, resource, isList] of referencesOf(asked)) {
      const [id] = idsOf(theirs, resource);
      const url = fill(asked, (one) => ours.valueOf(asked, one));
      if (isShared(resource) || id === undefined || url === undefined) continue;
      tried += 1;
      const value = isList ? [Number(id)] : Number(id);
      faults.push(...(await attempts.takes(asked, url, { name, value })));
    }
  }
  expect(tried).toBeGreaterThan(5);
  expect(faults).toEqual([]);
  expect(await everythingOfTheirs()).toEqual(before);
});
