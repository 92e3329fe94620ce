import { sql } from 'kysely';
import type { Tx } from './call.ts';
import { flatten, objectAt, snakeCase, textsAt } from './schema.ts';
import { isObject, type ContractOperation, type JsonSchema } from './contract.ts';
import { refused } from './apiError.ts';

type Change = 'update' | 'remove' | 'below';

/** Rules of the contract for changing a record. */
export interface RecordRules {
  /**
   * `x-states`: states in which the record may be changed or deleted and its children written; undefined for any.
   */
  states:
    | {
        field: string;
        update: string[] | undefined;
        remove: string[] | undefined;
        below: string[] | undefined;
        /** Values of the fields of a record that may be deleted. */
        removeAmong: [field: string, values: string[]][];
      }
    | undefined;
  /**
   * `x-review`: fields whose change sends the record back to approval, the states from which, and its new state.
   */
  review: { again: string[]; from: string[] | undefined; to: string } | undefined;
}

const listAt = (mark: JsonSchema, key: string) => (key in mark ? textsAt(mark, key) : undefined);

/** Reads `x-states` and `x-review` of a record's schema. */
export function readRecordRules(record: JsonSchema): RecordRules {
  const { 'x-states': states, 'x-review': review } = record;
  return {
    states: isObject(states)
      ? {
          field: String(states['field']),
          update: listAt(states, 'update'),
          remove: listAt(states, 'remove'),
          below: listAt(states, 'below'),
          removeAmong: Object.keys(objectAt(states, 'removeAmong')).map((field) => [
            field,
            textsAt(objectAt(states, 'removeAmong'), field),
          ]),
        }
      : undefined,
    review:
      isObject(review) && typeof review['to'] === 'string'
        ? { again: textsAt(review, 'again'), from: listAt(review, 'from'), to: review['to'] }
        : undefined,
  };
}

/**
 * Returns the reason why a record may not be changed or deleted; undefined if it may.
 * @param row columns of the record
 */
export function changeRefusal(
  { states }: RecordRules,
  change: Change,
  row: Readonly<Record<string, unknown>>,
): 'state' | 'not_own' | undefined {
  if (!states) return undefined;
  const isAmong = ([field, values]: [string, string[]]) =>
    values.some((value) => value === row[snakeCase(field)]);
  if (change === 'remove' && !states.removeAmong.every(isAmong)) return 'not_own';
  const open = states[change];
  const state = row[snakeCase(states.field)];
  return open === undefined || open.some((one) => one === state) ? undefined : 'state';
}

/** Returns the record schemas of the resources' read operations, by resource. */
export function recordSchemas(
  operations: readonly ContractOperation[],
): ReadonlyMap<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  for (const { method, path, resource, answer } of operations) {
    if (method !== 'GET' || !path.endsWith('}') || resource === undefined) continue;
    const data = flatten(objectAt(objectAt(flatten(answer.schema), 'properties'), 'data'));
    found.set(resource, data);
  }
  return found;
}

/** Returns the rules of each resource, from the schemas of its read operations. */
export function rulesByResource(
  operations: readonly ContractOperation[],
): ReadonlyMap<string, RecordRules> {
  return new Map(
    [...recordSchemas(operations)].map(([resource, record]) => [resource, readRecordRules(record)]),
  );
}

/** Record whose state decides about a write: its resource, its id's parameter, and the kind of change. */
export interface Governing {
  resource: string;
  parameter: string;
  change: Change;
  rules: RecordRules;
}

const CHANGES: Readonly<Record<string, Change | undefined>> = {
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'remove',
};

/** Returns the records whose states decide about an operation: its own record and the parents. */
export function governingRecords(
  operation: ContractOperation,
  operations: readonly ContractOperation[],
  rules: ReadonlyMap<string, RecordRules>,
): Governing[] {
  const { method, path } = operation;
  if (method === 'GET') return [];
  return operations.flatMap((other): Governing[] => {
    if (other.method !== 'GET' || !path.startsWith(other.path)) return [];
    const { resource = '' } = other;
    const parameter = /\{(\w+)\}$/.exec(other.path)?.[1];
    const found = rules.get(resource);
    if (parameter === undefined || !found?.states) return [];
    const isBelow = path.startsWith(`${other.path}/`) && resource !== operation.resource;
    const change = other.path === path ? CHANGES[method] : isBelow ? 'below' : undefined;
    return change ? [{ resource, parameter, change, rules: found }] : [];
  });
}

/**
 * Locks the record until the end of the transaction and checks its state (`x-states`). A missing record is left to
 * the handler.
 * @throws ApiError 409 if the record does not allow the change
 */
export async function assertState(
  tx: Tx,
  { resource, parameter, change, rules }: Governing,
  params: unknown,
): Promise<void> {
  const { states } = rules;
  if (!states || !isObject(params)) return;
  const among = change === 'remove' ? states.removeAmong.map(([field]) => field) : [];
  if (states[change] === undefined && among.length === 0) return;
  const columns = [states.field, ...among].map((field) => sql.ref(snakeCase(field)));
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns)} from ${sql.table(snakeCase(resource))}
    where id = ${params[parameter]} for update`.execute(tx);
  const reason = rows[0] && changeRefusal(rules, change, rows[0]);
  if (reason) throw refused(reason);
}
