import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../../tools/conformance/values.ts';
import { demoApi, type DemoApi } from '../seed/demoApi.ts';
import { Attempts, reads, recordNames, withPath } from './Attempts.ts';
import { createRecords } from './createRecords.ts';
import { demoAccount, fill, idsOf, type Endpoint, type DemoAccount } from './demoAccount.ts';
import { hashRows, secretsBetween, sweepBodies, sweepParts, sweepReads } from './sweeps.ts';

let api: DemoApi;
/** Account whose records are the target. */
let theirs: DemoAccount;
/** Account that tries to reach them, with an owner's permissions at another customer. */
let ours: DemoAccount;
/** Queries for ids that the first page of a demo list does not contain. */
const BESIDES: Readonly<Record<string, string>> = {
  '/leads/{id}/follow-ups': 'select id from lead_follow_ups',
  '/stats/providers': 'select id from providers',
  '/customers/{customerId}/templates/{id}/attachments': 'select id from attachments',
  '/support/approvals/{area}': 'select id from change_requests',
};

/** Ids of related records of the other customer, by path. */
const relatedIds = new Map<string, string>();

/** Calls of our customer; their responses must not contain names, addresses or numbers of the other one. */
let attempts: Attempts;

/** A stored document, so that an unauthorized download would return its bytes. */
const DOCUMENT = { key: 'documents/a.pdf', name: 'a.pdf', size: 9, mediaType: 'application/pdf' };

const SECRETS = (customerId: number) => `
  select full_name as word from customer_users where customer_id = ${customerId}
  union select value from customer_user_contacts where customer_id = ${customerId}
  union select name from providers where customer_id = ${customerId}
  union select name from customers where id = ${customerId}
  union select shown_name from leads where customer_id = ${customerId}
  union select email from couples where customer_id = ${customerId}
  union select phone from couples where customer_id = ${customerId}`;

/** Adds a document to the other customer wherever possible, and stores the ids of its owners. */
async function addFiles(): Promise<void> {
  const { customerId } = theirs;
  const facts = `'${JSON.stringify(DOCUMENT)}'`;
  const bytes = Buffer.from('%PDF-1.7\n');
  await api.ports.storage.put(DOCUMENT.key, { bytes, contentType: DOCUMENT.mediaType });
  const [file] = await api.rows(`
    insert into lead_message_attachments (customer_id, message_id, position, storage_key, name, size, media_type)
    select m.customer_id, m.id, 9, '${DOCUMENT.key}', 'a.pdf', 9, 'application/pdf'
    from lead_messages m join leads l on l.id = m.lead_id
    where m.customer_id = ${customerId} and not l.is_masked order by m.id limit 1
    returning id, message_id, (select lead_id from lead_messages where id = message_id) as lead_id`);
  const [paper] = await api.rows(`
    insert into discount_documents (customer_id, discount_id, document)
    select customer_id, id, ${facts} from discounts where customer_id = ${customerId} order by id limit 1
    returning id, discount_id`);
  await api.rows(`update catalogs set file = ${facts} where customer_id = ${customerId}`);
  await api.rows(`
    insert into merchant_documents (customer_id, kind, file, added_at)
    select ${customerId}, kind, ${facts}, now()
    from unnest(array['identity', 'tax_plate', 'trade_register', 'signature_circular']) kind
    on conflict (customer_id, kind) do update set file = excluded.file`);
  const idsByPath = {
    '/leads': file?.['lead_id'],
    '/leads/{}/messages': file?.['message_id'],
    '/leads/{}/messages/{}/attachments': file?.['id'],
    '/discounts': paper?.['discount_id'],
    '/discounts/{}/documents': paper?.['id'],
  };
  for (const [path, id] of Object.entries(idsByPath)) relatedIds.set(path, textOf(id));
}

/** Returns an id of the other customer for a path parameter, if possible of a record with a document. */
function theirId(endpoint: Endpoint, name: string): string | undefined {
  const before = endpoint.path.slice(0, endpoint.path.indexOf(`/{${name}}`));
  return relatedIds.get(before.replace(/\{\w+\}/g, '{}')) ?? theirs.valueOf(endpoint, name);
}

beforeAll(async () => {
  api = await demoApi();
  theirs = await demoAccount(api, 'ayse');
  ours = await demoAccount(api, 'zeynep');
  await createRecords(api, async () => [theirs]);
  await addFiles();
  for (const [path, rows] of Object.entries(BESIDES))
    theirs.ids.collect(
      path,
      await api.rows(`${rows} where customer_id = ${theirs.customerId} order by id limit 1`),
    );
  // A registration belongs to no customer; only agents can read it.
  const registrations = await api.rows('select id from provider_wizards order by id limit 1');
  theirs.ids.collect('/support/provider-wizards', registrations);
  const paid = await api.rows('select id from payment_attempts order by id limit 1');
  theirs.ids.collect('/support/payment-attempts', paid);
  const merchants = await api.rows('select id from merchant_applications order by id limit 1');
  theirs.ids.collect('/support/merchant-applications', merchants);
  const secrets = await secretsBetween(api, SECRETS(ours.customerId), SECRETS(theirs.customerId));
  attempts = new Attempts(api, ours, secrets);
}, 120_000);
afterAll(() => api.close());

/** Hashes all rows of a customer, one hash per table. */
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

/** Calls operations with the other customer's ids; `unfilled` are those without a known id. */
async function sweepPaths(operations: readonly Endpoint[], by = attempts) {
  const faults: string[] = [];
  const unfilled: string[] = [];
  for (const endpoint of operations) {
    const url = fill(endpoint, (name) => theirId(endpoint, name));
    if (url === undefined) unfilled.push(endpoint.id);
    else faults.push(...(await by.rejectionFaults(endpoint, url)));
  }
  return { faults, unfilled };
}

test('the application’s role reads no row of a tenant’s table without a tenant', async () => {
  const tables = (
    await api.rows(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'customer_id' order by 1`,
    )
  ).map(({ name }) => textOf(name));
  const count = (name: string) =>
    sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(name)}`;
  const filled: string[] = [];
  const readable: string[] = [];
  await api.db.kysely.transaction().execute(async (tx) => {
    for (const name of tables)
      if (((await count(name).execute(tx)).rows[0]?.rows ?? 0) > 0) filled.push(name);
    await sql`set local role panel_app`.execute(tx);
    for (const name of [...tables, 'customers'])
      if (((await count(name).execute(tx)).rows[0]?.rows ?? 0) > 0) readable.push(name);
  });
  expect(filled.length).toBeGreaterThan(40);
  expect(readable).toEqual([]);
});

test('another account’s ids in a path find nothing and change nothing', async () => {
  expect(withPath.length).toBeGreaterThan(60);
  const before = await everythingOf(theirs.customerId);
  const { faults, unfilled } = await sweepPaths(withPath);
  expect(faults).toEqual([]);
  expect(unfilled).toEqual([]);
  expect(await everythingOf(theirs.customerId)).toEqual(before);
});

test('a child record is not found below a parent of another account', async () => {
  const nested = withPath.filter((endpoint) => recordNames(endpoint).length > 1);
  expect(nested.length).toBeGreaterThan(15);
  const before = await everythingOf(theirs.customerId);
  const { faults } = await sweepParts(attempts, nested, {
    foreignValue: theirId,
  });
  expect(faults).toEqual([]);
  expect(await everythingOf(theirs.customerId)).toEqual(before);
});

test('lists and records contain nothing of another account, whatever ids are filtered by, and reads write nothing', async () => {
  expect(attempts.secrets.length).toBeGreaterThan(100);
  const before = await everythingOf(ours.customerId);
  const { faults, requestCount } = await sweepReads(
    attempts,
    (resource) => idsOf(theirs, resource)[0],
  );
  expect(requestCount).toBeGreaterThan(10);
  // The public search finds every provider by its public name.
  const pages = await api.rows(
    `select name from providers where customer_id = ${theirs.customerId}`,
  );
  const shown = new Set(pages.map(({ name }) => `searchProviders leaks ${textOf(name)}`));
  expect(faults.filter((fault) => !shown.has(fault))).toEqual([]);
  // A GET writes nothing.
  expect(await everythingOf(ours.customerId)).toEqual(before);
});

test('another account’s ids in a body are rejected and change nothing', async () => {
  const before = await everythingOf(theirs.customerId);
  const { faults, requestCount } = await sweepBodies(
    attempts,
    (resource) => idsOf(theirs, resource)[0],
  );
  expect(requestCount).toBeGreaterThan(5);
  expect(faults).toEqual([]);
  expect(await everythingOf(theirs.customerId)).toEqual(before);
});

/** Returns calls with the other customer's session, as if a scope were missing or a file public. */
const unscoped = () => new Attempts(api, { ...ours, caller: theirs.caller }, attempts.secrets);

test('a missing scope is reported for every read and download', async () => {
  // No customer may call the agents' reads.
  const reading = withPath.filter(
    (endpoint) => reads.includes(endpoint) && !endpoint.path.startsWith('/support/'),
  );
  const { faults } = await sweepPaths(reading, unscoped());
  const named = new Set(faults.map((fault) => fault.slice(0, fault.indexOf(' '))));
  const unnamed = reading.map(({ id }) => id).filter((id) => !named.has(id));
  expect(unnamed).toEqual([]);
  expect(faults).toContainEqual(
    expect.stringMatching(/^getDiscountDocumentFile \/api\/discounts\/\d+\/documents\/\d+\S*: 200/),
  );
});

test('a list that leaks another account’s data is reported with the data', async () => {
  const { faults } = await sweepReads(unscoped(), (resource) => idsOf(theirs, resource)[0]);
  expect(faults).toContainEqual(expect.stringMatching(/^listProviders leaks /));
  expect(faults).toContainEqual(expect.stringMatching(/^listDiscounts id finds \d+/));
});
