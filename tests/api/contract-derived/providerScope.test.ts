import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../../tools/conformance/values.ts';
import { addSignIn, PASSWORD } from '../../support/signIn.ts';
import { demoApi, type DemoApi } from '../seed/demoApi.ts';
import { Attempts, reads, recordNames, withPath } from './Attempts.ts';
import { createRecords } from './createRecords.ts';
import {
  demoAccount,
  fill,
  idsOf,
  schemaOf,
  type Endpoint,
  type DemoAccount,
} from './demoAccount.ts';
import { hashRows, secretsBetween, sweepBodies, sweepParts, sweepReads } from './sweeps.ts';

/** Providers of one demo customer: those of the caller, and those of a colleague. */
const OWN = [1];
const OTHERS = [2, 3];

/** A stored document, so that an unauthorized download would return its bytes. */
const DOCUMENT = { key: 'documents/a.pdf', name: 'a.pdf', size: 9, mediaType: 'application/pdf' };

let api: DemoApi;
/** An owner who is linked to the first provider only. */
let ours: DemoAccount;
/** An owner of the same customer who is linked to the other providers. */
let theirs: DemoAccount;
let attempts: Attempts;
/** Ids of related records of the other providers, by path. */
const relatedIds = new Map<string, string>();

const SECRETS = (providerIds: readonly number[]) => {
  const within = `provider_id in (${providerIds.join()})`;
  return `
    select shown_name as word from leads where ${within}
    union select c.email from couples c join leads l on l.couple_id = c.id where l.${within}
    union select c.phone from couples c join leads l on l.couple_id = c.id where l.${within}
    union select title from discounts where ${within}
    union select name from provider_items where ${within}
    union select name from galleries where ${within}
    union select name from catalogs where ${within}
    union select title from calendar_events where ${within}
    union select text from provider_testimonials where ${within}`;
};

/** Adds records to the other providers only, and stores the ids. */
async function addFiles(): Promise<void> {
  const [lead] = await api.rows(`
    select l.id, l.customer_id, m.id as message_id, i.id as interaction_id from leads l
    join lead_messages m on m.lead_id = l.id join lead_interactions i on i.lead_id = l.id
    where l.provider_id = ${OTHERS[0]} and not l.is_masked order by m.id limit 1`);
  const { id, customer_id: customer, message_id: message } = lead ?? {};
  const document = { bytes: Buffer.from('%PDF-1.7\n'), contentType: DOCUMENT.mediaType };
  await api.ports.storage.put(DOCUMENT.key, document);
  const [file] = await api.rows(`
    insert into lead_message_attachments (customer_id, message_id, position, storage_key, name, size, media_type)
    values (${String(customer)}, ${String(message)}, 9, '${DOCUMENT.key}', 'a.pdf', 9, 'application/pdf') returning id`);
  const [followUp] = await api.rows(`
    insert into lead_follow_ups (customer_id, lead_id, started_at, ended_at, end_reason)
    values (${String(customer)}, ${String(id)}, now(), now(), 'stopped') returning id`);
  const [event] = await api.rows(`
    insert into calendar_events (customer_id, provider_id, title, kind, day, is_all_day)
    values (${String(customer)}, ${OTHERS[0]}, 'x', 'closed', '2027-06-01', true) returning id`);
  const [payment] = await api.rows(`
    insert into payments (customer_id, provider_id, description, amount_minor, status)
    values (${String(customer)}, ${OTHERS[0]}, 'x', 1, 'paid') returning id`);
  const [attempt] = await api.rows(`
    insert into payment_attempts
      (customer_id, conversation_id, gateway, state, amount_minor, paid_minor, installments, begun_at, expires_at)
    values (${String(customer)}, 'of-theirs', 'sandbox', 'awaiting_3ds', 1, 1, 1, now(), now()) returning id`);
  await api.rows(`
    insert into payment_attempt_items (attempt_id, payment_id, customer_id, amount_minor)
    values (${textOf(attempt?.['id'])}, ${textOf(payment?.['id'])}, ${String(customer)}, 1)`);
  // Only venues have halls in the API, so one is inserted for a provider of another category.
  const [space] = await api.rows(`
    insert into customer_spaces (customer_id, provider_id, name, area_type, meal_capacity)
    values (${String(customer)}, ${OTHERS[0]}, 'Salon', 'indoor', 100) returning id`);
  await api.rows(`
    update catalogs set file = '${JSON.stringify(DOCUMENT)}' where provider_id in (${OTHERS.join()})`);
  const [paper] = await api.rows(`
    insert into discount_documents (customer_id, discount_id, document)
    select customer_id, id, '${JSON.stringify(DOCUMENT)}' from discounts
    where provider_id in (${OTHERS.join()}) order by id limit 1 returning id, discount_id`);
  const [comment] = await api.rows(`
    insert into external_comments (customer_id, provider_id, channel_id, kind, external_id, author, star, text,
      written_at, is_hidden, version, created_at, updated_at)
    select customer_id, provider_id, id, kind, 'of-theirs', 'Deniz', 5, 'Güzel', now(), false, 1, now(), now()
    from review_channels where provider_id in (${OTHERS.join()}) order by id limit 1 returning id`);
  const idsByPath = {
    '/external-comments': comment?.['id'],
    '/discounts': paper?.['discount_id'],
    '/discounts/{}/documents': paper?.['id'],
    '/providers': OTHERS[0],
    '/providers/{}/calendar-events': event?.['id'],
    '/customer-spaces': space?.['id'],
    '/payments': payment?.['id'],
    '/payment-attempts': attempt?.['id'],
    '/stats/providers': OTHERS[0],
    '/leads': id,
    '/leads/{}/messages': message,
    '/leads/{}/messages/{}/attachments': file?.['id'],
    '/leads/{}/interactions': lead?.['interaction_id'],
    '/leads/{}/follow-ups': followUp?.['id'],
  };
  for (const [path, value] of Object.entries(idsByPath)) relatedIds.set(path, textOf(value));
}

beforeAll(async () => {
  api = await demoApi();
  const customerId = 1;
  for (const [username, providerIds] of [
    ['first', OWN],
    ['others', OTHERS],
  ] as const)
    await addSignIn(api.db, { customerId, username, providerIds: [...providerIds] });
  theirs = await demoAccount(api, 'others', PASSWORD);
  ours = await demoAccount(api, 'first', PASSWORD);
  await createRecords(api, async () => [ours, theirs]);
  await addFiles();
  const secrets = await secretsBetween(api, SECRETS(OWN), SECRETS(OTHERS));
  attempts = new Attempts(api, ours, secrets);
}, 120_000);
afterAll(() => api.close());

/**
 * Returns an id for a path parameter of a record that only the other owner can access; undefined if it identifies
 * none.
 */
function foreignValue(endpoint: Endpoint, name: string): string | undefined {
  const before = endpoint.path.slice(0, endpoint.path.indexOf(`/{${name}}`));
  const { 'x-ref': resource } = schemaOf(endpoint, name);
  const paths = [before, ...(resource === undefined ? [] : [`/${resource}`])];
  for (const path of paths) {
    const own = new Set(ours.ids.under(path));
    const [found] = theirs.ids.under(path).filter((id) => !own.has(id));
    const value = relatedIds.get(path.replace(/\{\w+\}/g, '{}')) ?? found;
    if (value !== undefined) return value;
  }
  return undefined;
}

const foreignNames = (endpoint: Endpoint) =>
  recordNames(endpoint).filter((name) => foreignValue(endpoint, name) !== undefined);

/** Hashes all rows of the other providers, one hash per table. */
async function everythingOfTheirs(): Promise<Record<string, unknown>[]> {
  const columns = await api.rows(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('provider_id', 'lead_id') and table_name <> 'customer_user_providers'
     order by 1, 2`,
  );
  const within = (column: unknown) =>
    column === 'lead_id'
      ? `lead_id in (select id from leads where provider_id in (${OTHERS.join()}))`
      : `provider_id in (${OTHERS.join()})`;
  expect(columns.length).toBeGreaterThan(20);
  return hashRows(
    api,
    columns.map(({ table, column }) => ({
      name: `${textOf(table)} ${textOf(column)}`,
      table: textOf(table),
      where: within(column),
    })),
  );
}

/** Operations on owners, which link users to every provider of the customer so that each provider has a user. */
const OF_OWNERS = new Set([
  'updateProviderLink',
  'unlinkProvider',
  'linkProvider',
  'uploadSignatureImage',
  'deleteSignatureImage',
]);

const ofProviders = () =>
  withPath.filter((endpoint) => foreignNames(endpoint).length > 0 && !OF_OWNERS.has(endpoint.id));

/** Records of the whole customer, or of a user. */
const ACCOUNT_WIDE =
  /^\/(access-tokens|provider-prompts|realtime|support)\/|^\/customers\/\{customerId\}(?!\/catalogs\/)/;

test('tests every operation on a record, except on account-wide and personal records', () => {
  const left = withPath.filter((endpoint) => foreignNames(endpoint).length === 0);
  expect(left.filter(({ path }) => !ACCOUNT_WIDE.test(path)).map(({ id }) => id)).toEqual([]);
  expect(ofProviders().length).toBeGreaterThan(60);
});

/** Calls operations with ids of the other providers' records. */
async function sweepRecords(operations: readonly Endpoint[], by = attempts): Promise<string[]> {
  const faults: string[] = [];
  for (const endpoint of operations) {
    const url = fill(
      endpoint,
      (name) => foreignValue(endpoint, name) ?? ours.valueOf(endpoint, name),
    );
    if (url !== undefined) faults.push(...(await by.rejectionFaults(endpoint, url)));
  }
  return faults;
}

test('no operation finds or changes a record of a provider without a link', async () => {
  const before = await everythingOfTheirs();
  expect(await sweepRecords(ofProviders())).toEqual([]);
  expect(await everythingOfTheirs()).toEqual(before);
});

test('a part of such a record is not found below an accessible record, nor the reverse', async () => {
  const nested = ofProviders().filter((endpoint) => foreignNames(endpoint).length > 1);
  expect(nested.length).toBeGreaterThan(5);
  const before = await everythingOfTheirs();
  const { faults } = await sweepParts(attempts, nested, { foreignNames, foreignValue });
  expect(faults).toEqual([]);
  expect(await everythingOfTheirs()).toEqual(before);
});

/** Returns the id of a record of the other providers that the caller cannot access; undefined if there is none. */
function foreignId(resource: string): string | undefined {
  const own = new Set(idsOf(ours, resource));
  return idsOf(theirs, resource).find((one) => !own.has(one));
}

test('no list or record contains such a provider’s data, whatever ids are filtered by', async () => {
  expect(attempts.secrets.length).toBeGreaterThan(100);
  const { faults, requestCount } = await sweepReads(attempts, foreignId);
  expect(requestCount).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('a payment attempt for such a provider appears neither in the attempts nor at the checkout', async () => {
  const attemptId = Number(relatedIds.get('/payment-attempts'));
  const idsOfAttempts = async (caller: DemoAccount) => {
    const { data } = await api.ok(caller.caller, 'listPaymentAttempts', {});
    const { attempt } = (await api.ok(caller.caller, 'getCheckout', {})).data;
    return [...data, ...(attempt ? [attempt] : [])].map(({ id }) => id);
  };
  expect(await idsOfAttempts(theirs)).toEqual(expect.arrayContaining([attemptId]));
  expect(await idsOfAttempts(ours)).not.toContain(attemptId);
});

test('rejects the id of such a provider, or of its records, in a body', async () => {
  const before = await everythingOfTheirs();
  const { faults, requestCount } = await sweepBodies(
    attempts,
    foreignId,
    ({ id }) => !OF_OWNERS.has(id),
  );
  expect(requestCount).toBeGreaterThan(5);
  expect(faults).toEqual([]);
  expect(await everythingOfTheirs()).toEqual(before);
});

test('reports a file or record that another user of the account can read', async () => {
  const unscoped = new Attempts(api, { ...ours, caller: theirs.caller }, attempts.secrets);
  // An operation without the package's feature responds 403 to everyone.
  const reading = ofProviders().filter(
    (endpoint) => reads.includes(endpoint) && endpoint.operation['x-feature'] === undefined,
  );
  const faults = await sweepRecords(reading, unscoped);
  const named = new Set(faults.map((fault) => fault.slice(0, fault.indexOf(' '))));
  expect(reading.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  expect(faults).toContainEqual(
    expect.stringMatching(/^getLeadMessageAttachment \/api\/leads\/\d+\/messages\/\S+: 200/),
  );
});
