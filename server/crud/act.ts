import { sql } from 'kysely';
import type { Tx } from '../http/call.ts';
import { isObject } from '../http/contract.ts';
import { invalid } from '../http/apiError.ts';
import type { CrudRequest } from './call.ts';
import { lockMain, takeMainByAction } from './main.ts';
import { promisedDays } from './promisedDays.ts';
import { answerOf } from './record.ts';
import { asValue, changeOf, sentValues } from './values.ts';
import { rowToChange, writeRow } from './write.ts';

/** Performs an action of the contract: changes the record's state and stores the fields of the action. */
export async function act(tx: Tx, request: CrudRequest): Promise<unknown> {
  const { crud, call } = request;
  const type = isObject(call.body) ? String(call.body['type']) : '';
  const action = crud.actions.get(type);
  if (!action) throw invalid({ path: 'type', code: 'enum' });
  await lockMain(tx, request);
  await rowToChange(tx, request, action.transition);
  const values = changeOf(request);
  for (const [property, value] of await sentValues(tx, request, action.schema))
    if (property.name !== 'type') values.set(property.column, asValue(property, value));
  const { property: state, to } = action.transition ?? {};
  if (state && to !== undefined) {
    values.set(state.column, sql`${to}`);
    // The publication time belongs to one approval and the reason to one rejection.
    for (const { name, column } of request.collection.properties)
      if (name === 'publishesBy' || name === 'rejectionReason') values.set(column, sql`null`);
    for (const [column, value] of await promisedDays(tx, request, to)) values.set(column, value);
  }
  if (values.size === 0) return answerOf(request, await rowToChange(tx, request, undefined));
  const row = await writeRow(tx, request, values);
  if (state && to !== undefined) await takeMainByAction(tx, request, row, state);
  return answerOf(request, row);
}
