import { sql, type RawBuilder } from 'kysely';
import { invalid } from '../http/apiError.ts';
import type { Tx } from '../http/call.ts';
import type { CrudRequest } from './call.ts';
import { snakeCase } from '../http/schema.ts';
import type { Row } from './record.ts';
import { lockCollection, neighbours } from './room.ts';
import type { MainMark } from './mainMark.ts';
import type { Property } from './schema.ts';

/**
 * Serializes writes to a collection with a main record. Must run before any row is locked: two concurrent
 * requests could otherwise both set the mark.
 */
export async function lockMain(tx: Tx, request: CrudRequest): Promise<void> {
  if (request.collection.main) await lockCollection(tx, request);
}

function peers(request: CrudRequest, main: MainMark, row: Row): RawBuilder<unknown> {
  const same = neighbours(request, main.within, ({ column }) => sql`${row[column]}`);
  return sql`${same} and id <> ${row['id']}`;
}

/** Clears the flag of other records with one of these states, or any; their versions stay. */
async function clearPeers(
  tx: Tx,
  request: CrudRequest,
  row: Row,
  states?: { column: string; among: readonly unknown[] },
): Promise<void> {
  const { main, table } = request.collection;
  if (!main) return;
  const mark = sql.ref(main.property.column);
  const isAmong = states
    ? sql`${sql.ref(states.column)} = any(${[...states.among]}::text[])`
    : sql`true`;
  await sql`update ${sql.table(table)} set ${mark} = false
    where ${peers(request, main, row)} and ${mark} and ${isAmong}`.execute(tx);
}

/**
 * Clears the flag of the other record after setting it on this one. A record that its state locks (`x-states`)
 * keeps the flag: nobody could set it there again.
 */
export async function takeMain(tx: Tx, request: CrudRequest, row: Row): Promise<void> {
  const { main, rules } = request.collection;
  if (!main || row[main.property.column] !== true) return;
  const isOpen = main.among.every(({ property, value }) => row[property.column] === value);
  if (!isOpen) throw invalid({ path: main.property.name, code: 'main_state' });
  const { field = '', update } = rules.states ?? {};
  await clearPeers(tx, request, row, update && { column: snakeCase(field), among: update });
}

/** Clears the flag of the other records in the state that an action leads to. */
export async function takeMainByAction(
  tx: Tx,
  request: CrudRequest,
  row: Row,
  { column }: Property,
): Promise<void> {
  const { main } = request.collection;
  if (main && row[main.property.column] === true)
    await clearPeers(tx, request, row, { column, among: [row[column]] });
}

/** Sets the flag on the next record after this one was deleted or moved. @param row values before the change */
export async function passMain(tx: Tx, request: CrudRequest, row: Row): Promise<void> {
  const { main, table } = request.collection;
  if (!main?.heir || row[main.property.column] !== true) return;
  const { property, isDescending } = main.heir;
  const open = main.among.map((one) => sql` and ${sql.ref(one.property.column)} = ${one.value}`);
  await sql`update ${sql.table(table)} set ${sql.ref(main.property.column)} = true
    where id = (
      select id from ${sql.table(table)}
      where ${peers(request, main, row)} ${sql.join(open, sql``)}
      order by ${sql.ref(property.column)} ${isDescending ? sql`desc` : sql`asc`}, id limit 1)`.execute(
    tx,
  );
}
