import { sql, type RawBuilder } from 'kysely';
import { storedKeys } from '../files/storedKeys.ts';
import type { Tx } from '../http/call.ts';
import { withoutFiles } from '../removals/withoutFiles.ts';
import { isObject } from '../http/contract.ts';
import { refused, staleVersion } from '../http/apiError.ts';
import { dayIn } from '../time/day.ts';
import { zone } from '../time/zone.ts';
import type { CrudRequest } from './call.ts';
import { withStoredFiles } from './files/fileLists.ts';
import { lockMain, passMain, takeMain } from './main.ts';
import type { CrudOperation } from './operation.ts';
import { promisedDays } from './promisedDays.ts';
import {
  answerOf,
  assertOwnPath,
  callerOf,
  columnsOf,
  getRow,
  fixedByPath,
  joined,
  recordCondition,
  toRecord,
  type Row,
} from './record.ts';
import { removeBelow } from './recordsBelow.ts';
import { assertMaxRecords, lastPlace, lockCollection } from './room.ts';
import type { Property } from './schema.ts';
import { toTakenFault } from './taken.ts';
import { transitionRefusal, type Transition } from './transition.ts';
import {
  assignments,
  asValue,
  changeOf,
  has,
  sentValues,
  stampsOf,
  type Values,
} from './values.ts';

export async function one(tx: Tx, request: CrudRequest): Promise<unknown> {
  await assertOwnPath(tx, request);
  return { data: toRecord(request, await getRow(tx, request)) };
}

const bodySchema = ({ operation }: CrudOperation) => operation.body?.schema ?? {};

export async function create(tx: Tx, request: CrudRequest): Promise<unknown> {
  const { collection, crud, call } = request;
  const { table, scope, properties, order, most, rules } = collection;
  await assertOwnPath(tx, request);
  const values: Values = new Map();
  for (const property of properties) {
    const { column, fallback } = property;
    if (fallback !== undefined) values.set(column, asValue(property, fallback));
  }
  const sent = withStoredFiles(request, await sentValues(tx, request, bodySchema(crud)), {});
  for (const [property, value] of sent) values.set(property.column, asValue(property, value));
  for (const { property, value } of fixedByPath(request))
    values.set(property.column, sql`${value}`);
  if (scope === 'tenant') values.set('customer_id', sql`${callerOf(call).customerId}`);
  if (has(collection, 'createdAt')) values.set('created_at', sql`${call.now.toISOString()}`);
  if (has(collection, 'createdBy'))
    values.set('created_by', sql`${call.principal?.userId ?? null}`);
  for (const [column, value] of stampsOf(request)) values.set(column, value);
  const begins = properties.find(({ name }) => name === rules.states?.field)?.fallback;
  for (const [column, value] of await promisedDays(tx, request, begins)) values.set(column, value);
  const valueOf = ({ column }: Property) => values.get(column) ?? sql`null`;
  if (order ?? most ?? collection.main) await lockCollection(tx, request);
  await assertMaxRecords(tx, request, valueOf);
  if (order) values.set(order.property.column, sql`${await lastPlace(tx, request, valueOf)}`);
  const columns = sql.join([...values.keys()].map((column) => sql.ref(column)));
  const { rows } = await sql<Row>`
    insert into ${sql.table(table)} (${columns}) values (${sql.join([...values.values()])})
    returning ${columnsOf(collection, table)}`
    .execute(tx)
    .catch((error: unknown) => {
      throw toTakenFault(collection, error);
    });
  await takeMain(tx, request, rows[0] ?? {});
  return answerOf(request, rows[0] ?? {});
}

const isVersioned = ({ operation }: CrudOperation) =>
  operation.parameters.some(({ name }) => name === 'If-Match');

/**
 * Locks and returns the row to change.
 * @throws ApiError for a stale version, or for a state that does not allow the change
 */
export async function rowToChange(
  tx: Tx,
  request: CrudRequest,
  transition: Transition | undefined,
): Promise<Row> {
  await assertOwnPath(tx, request);
  const row = await getRow(tx, request, true);
  if (isVersioned(request.crud) && Number(row['version']) !== request.call.version)
    throw staleVersion(toRecord(request, row));
  const today = dayIn(zone, request.call.now);
  const reason = transition && transitionRefusal(transition, row, today);
  if (reason) throw refused(reason);
  return row;
}

/** Updates the row that the path identifies. @returns the updated row */
export async function writeRow(tx: Tx, request: CrudRequest, values: Values): Promise<Row> {
  const { collection } = request;
  const { rows } = await sql<Row>`
    update ${sql.table(collection.table)} set ${assignments(values)}
    where ${joined(recordCondition(request))}
    returning ${columnsOf(collection, collection.table)}`
    .execute(tx)
    .catch((error: unknown) => {
      throw toTakenFault(collection, error);
    });
  return rows[0] ?? {};
}

/** Returns the position at the end of the new parent if the change moves the record there; otherwise no values. */
async function placeAfterMove(
  tx: Tx,
  request: CrudRequest,
  before: Row,
  sent: ReadonlyMap<Property, unknown>,
): Promise<Values> {
  const { order } = request.collection;
  const isElsewhere = order?.within.some(
    (property) => sent.has(property) && sent.get(property) !== before[property.column],
  );
  if (!order || !isElsewhere) return new Map();
  const place = await lastPlace(tx, request, (property): RawBuilder<unknown> => {
    const value = sent.has(property) ? sent.get(property) : before[property.column];
    return sql`${value}`;
  });
  return new Map([[order.property.column, sql`${place}`]]);
}

/** Returns the values that send a record back to approval when a reviewed field (`x-review`) changes. */
async function reviewedAgain(
  tx: Tx,
  request: CrudRequest,
  before: Row,
  sent: ReadonlyMap<Property, unknown>,
): Promise<Values> {
  const { collection } = request;
  const { review } = collection.rules;
  const goesBack = review?.from?.some((state) => state === before['status']) ?? true;
  const isChanged = [...sent].some(
    ([{ name, column }, value]) =>
      review?.again.includes(name) &&
      JSON.stringify(value ?? null) !== JSON.stringify(before[column] ?? null),
  );
  if (!review || !isChanged || !goesBack) return new Map();
  const values: Values = new Map([
    ['status', sql`${review.to}`],
    ...(await promisedDays(tx, request, review.to)),
  ]);
  // Rejection reason and publication time refer to the previous contents.
  for (const { name, column } of collection.properties)
    if (name === 'rejectionReason' || name === 'publishesBy') values.set(column, sql`null`);
  return values;
}

/** Returns the keys of all files of a row; several of its fields may hold the same file. */
const fileKeys = ({ collection }: CrudRequest, row: Row): string[] =>
  collection.properties.flatMap(({ file, column }) => (file ? storedKeys(row[column]) : []));

/** Returns the keys of the files that no field of a changed row holds any more. */
function goneFiles(request: CrudRequest, before: Row, after: Row): string[] {
  const kept = new Set(fileKeys(request, after));
  return fileKeys(request, before).filter((key) => !kept.has(key));
}

export async function update(tx: Tx, request: CrudRequest): Promise<unknown> {
  const { crud, collection, call } = request;
  const fields = new Set(Object.keys(isObject(call.body) ? call.body : {}));
  // Before the row lock, in the same order as move(), to avoid deadlocks.
  if (collection.order?.within.some(({ name }) => fields.has(name)))
    await lockCollection(tx, request);
  await lockMain(tx, request);
  const before = await rowToChange(tx, request, crud.transition);
  const sent = withStoredFiles(request, await sentValues(tx, request, bodySchema(crud)), before);
  const values = changeOf(request);
  for (const [property, value] of sent) values.set(property.column, asValue(property, value));
  const { property: state, to } = crud.transition ?? {};
  if (state && to !== undefined) values.set(state.column, sql`${to}`);
  for (const [column, value] of await reviewedAgain(tx, request, before, sent))
    values.set(column, value);
  for (const [column, value] of await placeAfterMove(tx, request, before, sent))
    values.set(column, value);
  if (values.size === 0) return answerOf(request, before);
  const row = await writeRow(tx, request, values);
  await takeMain(tx, request, row);
  const { within = [] } = collection.main ?? {};
  if (within.some(({ column }) => before[column] !== row[column]))
    await passMain(tx, request, before);
  return withoutFiles(tx, call, goneFiles(request, before, row), answerOf(request, row));
}

export async function remove(tx: Tx, request: CrudRequest): Promise<unknown> {
  const { collection, crud, call } = request;
  await lockMain(tx, request);
  const row = await rowToChange(tx, request, crud.transition);
  const filesBelow = await removeBelow(tx, request.below, [row['id']]);
  await sql`
    delete from ${sql.table(collection.table)} where ${joined(recordCondition(request))}`.execute(
    tx,
  );
  await passMain(tx, request, row);
  const keys = [...fileKeys(request, row), ...storedKeys(filesBelow)];
  return withoutFiles(tx, call, keys, { data: {} });
}

/** Removes a record's file and keeps the rest. */
export async function removeFile(tx: Tx, request: CrudRequest): Promise<unknown> {
  const { crud, call } = request;
  const before = await rowToChange(tx, request, crud.transition);
  const column = crud.file?.column ?? '';
  const row = await writeRow(tx, request, changeOf(request).set(column, sql`null`));
  return withoutFiles(tx, call, goneFiles(request, before, row), answerOf(request, row));
}
