import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asTenant } from '../../../server/db/tenant.ts';
import { loadContract, readOperations, type JsonSchema } from '../../../server/http/contract.ts';
import type { Caller } from '../../support/api.ts';
import { openDesk, type Desk } from './desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.api.close());

/** Operations that end the impersonation. */
const ENDING = ['deleteCurrentImpersonation', 'signOut'];

/** Returns a value for a path parameter: the first that the contract lists, else the id 1. */
const firstOf = ({ enum: values }: JsonSchema): string =>
  Array.isArray(values) ? String(values[0]) : '1';

const rowsOf = (impersonationId: number) =>
  desk.api.db.kysely
    .selectFrom('audit_entries')
    .selectAll()
    .where('impersonation_id', '=', impersonationId)
    .orderBy('id')
    .execute();

const setBio = (caller: Caller, version: number) =>
  desk.api.send(caller, 'updateCustomerUser', {
    params: { customerId: desk.customerId, id: desk.mert },
    version,
    body: { bio: `gizli-${version}` },
  });

test('logs every call with start and end of the impersonation, without the sent data', async () => {
  const { impersonation, id } = await desk.impersonate(desk.ayse);
  const { version } = await desk.api.db.kysely
    .selectFrom('customer_users')
    .select('version')
    .where('id', '=', desk.mert)
    .executeTakeFirstOrThrow();
  for (let write = 0; write < 20; write += 1)
    expect((await setBio(impersonation, version + write)).statusCode).toBe(200);
  await desk.api.ok(impersonation, 'listLeads');
  expect((await setBio(impersonation, version)).statusCode).toBe(409);
  await desk.api.send(impersonation, 'deleteLead', { params: { id: 77 } });
  await desk.api.send(impersonation, 'getLead', { params: { id: 78 } });
  await desk.api.send(impersonation, 'listLeads', { query: { limit: 0 } });
  await desk.api.ok(impersonation, 'deleteCurrentImpersonation');
  const rows = await rowsOf(id);
  const entries = rows.map((row) => [
    row.operation,
    row.target,
    row.target_id,
    row.status,
    row.code,
  ]);
  const mert = String(desk.mert);
  expect(entries).toEqual([
    ['createImpersonation', 'support', String(id), 201, null],
    ...Array.from({ length: 20 }, () => ['updateCustomerUser', 'customer-users', mert, 200, null]),
    ['listLeads', 'leads', null, 200, null],
    ['updateCustomerUser', 'customer-users', mert, 409, 'stale_version'],
    ['deleteLead', 'leads', '77', 403, 'blocked_while_impersonating'],
    ['getLead', 'leads', '78', 404, 'not_found'],
    ['listLeads', 'leads', null, 400, 'malformed'],
    ['deleteCurrentImpersonation', 'support', null, 200, null],
  ]);
  for (const row of rows)
    expect(row).toMatchObject({
      agent_id: desk.agentId,
      customer_id: desk.customerId,
      customer_user_id: desk.ayse,
      reason: 'Talep 1042: teklif gitmiyor',
      address: '127.0.0.1',
      created_at: '2026-11-21T09:00:00.000Z',
    });
  expect(new Set(rows.map(({ request_id }) => request_id)).size).toBe(rows.length);
  expect(JSON.stringify(rows)).not.toContain('gizli');
  expect(JSON.stringify(rows)).not.toContain(impersonation['x-access-token']);
});

test('every operation of the contract that needs a session leaves one entry', async () => {
  const { impersonation, id } = await desk.impersonate(desk.ayse);
  const called = readOperations(loadContract()).filter(
    ({ id: operation, isPublic, path }) =>
      !isPublic && !path.endsWith('/stream') && !ENDING.includes(operation),
  );
  expect(called.length).toBeGreaterThan(100);
  for (const operation of called) {
    const inPath = operation.parameters.filter((one) => one.in === 'path');
    await desk.api.send(impersonation, operation.id, {
      params: Object.fromEntries(inPath.map(({ name, schema }) => [name, firstOf(schema)])),
      ...(operation.body && { body: {}, version: 1 }),
    });
  }
  const [start, ...entries] = (await rowsOf(id)).map(({ operation }) => operation);
  expect(start).toBe('createImpersonation');
  expect(entries).toEqual(called.map((operation) => operation.id));
});

test('logs the id of a created record', async () => {
  const { impersonation, id } = await desk.impersonate(desk.ayse);
  const { data } = await desk.api.ok(impersonation, 'createTemplate', {
    params: { customerId: desk.customerId },
    body: { name: 'Teşekkür', subject: 'Teşekkürler', content: '<p>Merhaba</p>' },
  });
  expect((await rowsOf(id)).at(-1)).toMatchObject({
    operation: 'createTemplate',
    target_id: String(data.id),
    status: 201,
  });
});

test('does not log the token in a path', async () => {
  const { impersonation, id } = await desk.impersonate(desk.ayse);
  await desk.api.ok(impersonation, 'getSession', {
    params: { token: impersonation['x-access-token'] ?? '' },
  });
  expect((await rowsOf(id)).at(-1)).toMatchObject({
    operation: 'getSession',
    path: '/access-tokens/{token}',
    target_id: null,
  });
});

test('does not log calls of other users', async () => {
  const before = await count();
  const caller = await desk.api.signedInAs(desk.ayse);
  await desk.api.ok(caller, 'listLeads');
  expect(await count()).toBe(before);
});

async function count(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from audit_entries`.execute(
    desk.api.db.kysely,
  );
  return rows[0]?.n ?? 0;
}

test('a change fails if its entry cannot be written', async () => {
  const { impersonation } = await desk.impersonate(desk.ayse);
  const { kysely } = desk.api.db;
  const versionOf = () =>
    kysely
      .selectFrom('customer_users')
      .select(['version', 'bio'])
      .where('id', '=', desk.mert)
      .executeTakeFirstOrThrow();
  const before = await versionOf();
  await sql`alter table audit_entries add constraint none_today check (operation <> 'updateCustomerUser') not valid`.execute(
    kysely,
  );
  const { statusCode } = await setBio(impersonation, before.version);
  await sql`alter table audit_entries drop constraint none_today`.execute(kysely);
  expect(statusCode).toBe(500);
  expect(await versionOf()).toEqual(before);
});

test.each([
  "update audit_entries set reason = 'x'",
  'update audit_entries set status = 200 where false or status > 0',
  'delete from audit_entries',
  'truncate audit_entries',
  'alter table audit_entries disable trigger all',
  'drop table audit_entries',
  "update impersonations set reason = 'x'",
  'delete from impersonations',
])('the application’s role cannot %s', async (statement) => {
  await desk.impersonate(desk.ayse);
  const before = await count();
  await expect(
    desk.api.db.kysely.transaction().execute(async (tx) => {
      await asTenant(tx, { customerId: desk.customerId, userId: desk.ayse });
      await sql.raw(statement).execute(tx);
    }),
  ).rejects.toMatchObject({ code: '42501' });
  expect(await count()).toBe(before);
});

test.each(["update audit_entries set reason = 'x'", 'delete from audit_entries'])(
  'not even the owner of the table can %s',
  async (statement) => {
    const before = await count();
    await expect(sql.raw(statement).execute(desk.api.db.kysely)).rejects.toMatchObject({
      code: '42501',
    });
    expect(await count()).toBe(before);
  },
);

test('calls that the contract blocks are rejected and logged', async () => {
  const { impersonation, id } = await desk.impersonate(desk.ayse);
  const blocked = readOperations(loadContract()).filter(
    ({ allowedWhileImpersonating, isPublic }) => !isPublic && !allowedWhileImpersonating,
  );
  expect(blocked.length).toBeGreaterThan(10);
  for (const operation of blocked) {
    const names = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    const params = Object.fromEntries(names.map((name) => [name, 1]));
    const { error } = await desk.api.refused(impersonation, operation.id, { params });
    expect([operation.id, error.code]).toEqual([operation.id, 'blocked_while_impersonating']);
  }
  const refused = (await rowsOf(id)).filter(({ code }) => code === 'blocked_while_impersonating');
  expect(refused.map(({ operation }) => operation)).toEqual(blocked.map((one) => one.id));
});

test('the contract blocks everything that must never be done for a customer', () => {
  const allowed = new Set<string>(
    readOperations(loadContract())
      .filter((one) => one.allowedWhileImpersonating)
      .map(({ id }) => id),
  );
  const never = [
    'setTwoFactor',
    'getTwoFactorImage',
    'connectSocialAccount',
    'deleteCustomerUser',
    'createCustomer',
    'createImpersonation',
    'deleteLead',
  ];
  expect(never.filter((id) => allowed.has(id))).toEqual([]);
});

test('the identity number is masked', async () => {
  const { impersonation } = await desk.impersonate(desk.ayse);
  const params = { customerId: desk.customerId, id: desk.ayse };
  const { data } = await desk.api.ok(impersonation, 'getCustomerUser', { params });
  expect(data.identityNumber).toBe('*********46');
});
