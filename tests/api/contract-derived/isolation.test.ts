import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../../tools/conformance/values.ts';
import { demoApi, type DemoApi } from '../seed/demoApi.ts';
import { Attempts, recordNames, withPath } from './Attempts.ts';
import { demoAccount, fill, idsOf, type DemoAccount } from './demoAccount.ts';
import { hashRows, secretsBetween, sweepBodies, sweepParts, sweepReads } from './sweeps.ts';

let api: DemoApi;
/** Account whose records are the target. */
let theirs: DemoAccount;
/** Account that tries to reach them, with an owner's permissions at another customer. */
let ours: DemoAccount;
/** Queries for ids that no list of the demo's first records contains. */
const BESIDES: Readonly<Record<string, string>> = {
  '/leads/{id}/follow-ups': 'select id from lead_follow_ups',
  '/leads/{id}/messages/{messageId}/attachments': 'select id from lead_message_attachments',
  '/discounts/{id}/documents': 'select id from discount_documents',
  '/stats/providers': 'select id from providers',
  '/customers/{customerId}/templates/{id}/attachments': 'select id from attachments',
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
  await api.rows(`insert into discount_documents (customer_id, discount_id, document)
    select customer_id, id, '{"key":"documents/a.pdf","name":"a.pdf","size":1,"mediaType":"application/pdf"}'
    from discounts where customer_id = ${theirs.customerId} limit 1`);
  for (const [path, rows] of Object.entries(BESIDES))
    theirs.ids.keep(
      path,
      await api.rows(`${rows} where customer_id = ${theirs.customerId} limit 1`),
    );
  // A registration is no account's, and only agents know of it.
  const registrations = await api.rows('select id from provider_wizards order by id limit 1');
  theirs.ids.keep('/support/provider-wizards', registrations);
  const paid = await api.rows('select id from payment_attempts order by id limit 1');
  theirs.ids.keep('/support/payment-attempts', paid);
  const merchants = await api.rows('select id from merchant_applications order by id limit 1');
  theirs.ids.keep('/support/merchant-applications', merchants);
  const secrets = await secretsBetween(api, SECRETS(ours.customerId), SECRETS(theirs.customerId));
  attempts = new Attempts(api, ours, secrets);
}, 120_000);
afterAll(() => api.close());

/** Hashes every row of an account, one text a table. */
async function everythingOf(customerId: number): Promise<Record<string, unknown>[]> {
  const tables = await api.rows(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'customer_id' order by 1`,
  );
  expect(tables.length).toBeGreaterThan(25);
  const where = `customer_id = ${customerId}`;
  return hashRows(
    api,
    tables.map(({ name }) => ({ name: textOf(name), table: textOf(name), where })),
  );
}

test('another account’s ids in any path find nothing, and nothing of theirs changes', async () => {
  expect(withPath.length).toBeGreaterThan(60);
  const before = await everythingOf(theirs.customerId);
  const faults: string[] = [];
  const unfilled: string[] = [];
  for (const asked of withPath) {
    const url = fill(asked, (name) => theirs.valueOf(asked, name));
    if (url === undefined) unfilled.push(asked.id);
    else faults.push(...(await attempts.finds(asked, url)));
  }
  expect(faults).toEqual([]);
  expect(unfilled).toEqual([]);
  expect(await everythingOf(theirs.customerId)).toEqual(before);
});

test('their child under our parent, and ours under theirs, is none', async () => {
  const nested = withPath.filter((asked) => recordNames(asked).length > 1);
  expect(nested.length).toBeGreaterThan(15);
  const before = await everythingOf(theirs.customerId);
  const { faults } = await sweepParts(attempts, nested, {
    foreignValue: (asked, name) => theirs.valueOf(asked, name),
  });
  expect(faults).toEqual([]);
  expect(await everythingOf(theirs.customerId)).toEqual(before);
});

test('no list or record of ours tells of them, whatever ids stand in its filters, and reading writes nothing', async () => {
  expect(attempts.secrets.length).toBeGreaterThan(100);
  const before = await everythingOf(ours.customerId);
  const { faults, tried } = await sweepReads(attempts, (resource) => idsOf(theirs, resource)[0]);
  expect(tried).toBeGreaterThan(10);
  // The marketplace's own search finds every page that couples see, by the name that they see.
  const pages = await api.rows(
    `select name from providers where customer_id = ${theirs.customerId}`,
  );
  const shown = new Set(pages.map(({ name }) => `searchProviders tells ${textOf(name)}`));
  expect(faults.filter((fault) => !shown.has(fault))).toEqual([]);
  // A GET writes nothing.
  expect(await everythingOf(ours.customerId)).toEqual(before);
});

test('their ids in a body are refused, and nothing of theirs changes', async () => {
  const before = await everythingOf(theirs.customerId);
  const { faults, tried } = await sweepBodies(attempts, (resource) => idsOf(theirs, resource)[0]);
  expect(tried).toBeGreaterThan(5);
  expect(faults).toEqual([]);
  expect(await everythingOf(theirs.customerId)).toEqual(before);
});
