import { sql, type RawBuilder } from 'kysely';
import { jsonb } from '../db/jsonb.ts';
import type { Tx } from '../http/call.ts';
import { isObject } from '../http/contract.ts';
import { invalid, notFound, staleVersion } from '../http/refusal.ts';
import type { CrudCall, CrudRequest } from './call.ts';
import type { Collection } from './collection.ts';
import type { CrudOperation } from './operation.ts';
import {
  assertOwnAccount,
  callerOf,
  columnsOf,
  fixedByPath,
  ownRows,
  toRecord,
  type Row,
} from './record.ts';
import { referenceFaults } from './references.ts';
import type { Property } from './schema.ts';

type Values = Map<string, RawBuilder<unknown>>;

const asValue = ({ kind }: Property, value: unknown): RawBuilder<unknown> =>
  kind === 'json' && value !== null ? jsonb(value) : sql`${value}`;

function sentValues({ properties }: Collection, body: unknown): Values {
  const sent: Row = isObject(body) ? body : {};
  const own = properties.filter(({ name }) => sent[name] !== undefined);
  return new Map(own.map((property) => [property.column, asValue(property, sent[property.name])]));
}

function has({ properties }: Collection, name: string): boolean {
  return properties.some((property) => property.name === name);
}

async function checkReferences(tx: Tx, { crud, call }: CrudRequest): Promise<void> {
  if (!call.who || !crud.operation.body) return;
  const faults = await referenceFaults(tx, call.who, crud.operation.body.schema, call.body);
  if (faults.length > 0) throw invalid(...faults);
}

const joined = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

function theRecord(request: CrudRequest): RawBuilder<unknown>[] {
  const { crud, call } = request;
  return [sql`id = ${call.params[crud.idParameter]}`, ...ownRows(request)];
}

async function current(tx: Tx, request: CrudRequest): Promise<Row> {
  const { collection } = request;
  const { table } = collection;
  const { rows } = await sql<Row>`
    select ${columnsOf(collection, table)} from ${sql.table(table)}
    where ${joined(theRecord(request))}`.execute(tx);
  if (!rows[0]) throw notFound();
  return toRecord(collection, rows[0]);
}

export async function one(tx: Tx, request: CrudRequest): Promise<unknown> {
  return { data: await current(tx, request) };
}

/** A page that the path names must be one of the caller's, like one that the body names. */
function assertLinked(fixed: { name: string; value: unknown }[], call: CrudCall): void {
  const provider = fixed.find(({ name }) => name === 'providerId');
  if (provider && !callerOf(call).providerIds.some((id) => id === provider.value)) throw notFound();
}

export async function create(tx: Tx, request: CrudRequest): Promise<unknown> {
  const { collection, call } = request;
  const { table, scope, properties } = collection;
  assertOwnAccount(request);
  const fixed = fixedByPath(request);
  assertLinked(fixed, call);
  await checkReferences(tx, request);
  const values: Values = new Map();
  for (const property of properties) {
    const { column, fallback } = property;
    if (fallback !== undefined) values.set(column, asValue(property, fallback));
  }
  for (const [column, value] of sentValues(collection, call.body)) values.set(column, value);
  for (const { column, value } of fixed) values.set(column, sql`${value}`);
  if (scope === 'tenant') values.set('customer_id', sql`${callerOf(call).customerId}`);
  if (has(collection, 'createdAt')) values.set('created_at', sql`${call.now.toISOString()}`);
  if (has(collection, 'updatedAt')) values.set('updated_at', sql`${call.now.toISOString()}`);
  const columns = sql.join([...values.keys()].map((column) => sql.ref(column)));
  const { rows } = await sql<Row>`
    insert into ${sql.table(table)} (${columns}) values (${sql.join([...values.values()])})
    returning ${columnsOf(collection, table)}`.execute(tx);
  return { data: toRecord(collection, rows[0] ?? {}) };
}

const isVersioned = ({ operation }: CrudOperation) =>
  operation.parameters.some(({ name }) => name === 'If-Match');

export async function update(tx: Tx, request: CrudRequest): Promise<unknown> {
  const { collection, crud, call } = request;
  const { table } = collection;
  const conditions = theRecord(request);
  if (isVersioned(crud)) conditions.push(sql`version = ${call.version}`);
  await checkReferences(tx, request);
  const values = sentValues(collection, call.body);
  if (has(collection, 'version')) values.set('version', sql`version + 1`);
  if (has(collection, 'updatedAt')) values.set('updated_at', sql`${call.now.toISOString()}`);
  if (values.size === 0) return one(tx, request);
  const changes = sql.join(
    [...values].map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
  );
  const { rows } = await sql<Row>`
    update ${sql.table(table)} set ${changes} where ${joined(conditions)}
    returning ${columnsOf(collection, table)}`.execute(tx);
  if (!rows[0]) throw staleVersion(await current(tx, request));
  return { data: toRecord(collection, rows[0]) };
}

export async function remove(tx: Tx, request: CrudRequest): Promise<unknown> {
  const { collection, crud, call } = request;
  const conditions = theRecord(request);
  if (isVersioned(crud)) conditions.push(sql`version = ${call.version}`);
  const done = await sql`
    delete from ${sql.table(collection.table)} where ${joined(conditions)} returning id`.execute(
    tx,
  );
  if (done.rows.length === 0) throw staleVersion(await current(tx, request));
  return { data: {} };
}
