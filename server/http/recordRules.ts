import { sql } from 'kysely';
import type { Tx } from './call.ts';
import { flatten, objectAt, snakeCase, textsAt } from './schema.ts';
import { isObject, type ContractOperation, type JsonSchema } from './contract.ts';
import { refused } from './apiError.ts';

type Change = 'update' | 'remove' | 'below';

/** Rules of the contract for changing a record. */
export interface RecordRules {
  /** `x-states`: in which states it is changed and deleted, and records below it written; undefined: in any. */
  states:
    | {
        field: string;
        update: string[] | undefined;
        remove: string[] | undefined;
        below: string[] | undefined;
      }
    | undefined;
  /** `x-review`: fields whose change sends it back to approval, from which states, and the state that it has then. */
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
        }
      : undefined,
    review:
      isObject(review) && typeof review['to'] === 'string'
        ? { again: textsAt(review, 'again'), from: listAt(review, 'from'), to: review['to'] }
        : undefined,
  };
}

/** Returns true if a record in this state may be changed, or deleted. */
export function isOpenTo(rules: RecordRules, change: Change, state: unknown): boolean {
  const open = rules.states?.[change];
  return open === undefined || open.some((one) => one === state);
}

/** Schemas of the records that a resource's reads answer, by resource. */
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

/** Records in the answers of a resource's reads tell its rules. */
export function rulesByResource(
  operations: readonly ContractOperation[],
): ReadonlyMap<string, RecordRules> {
  return new Map(
    [...recordSchemas(operations)].map(([resource, record]) => [resource, readRecordRules(record)]),
  );
}

/** A record whose state decides about a write: its resource, the parameter of its id, and what is done to it. */
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

/** Returns the records whose states decide about an operation: its own, and those that it stands below. */
export function governingRecords(
  operation: ContractOperation,
  operations: readonly ContractOperation[],
  rules: ReadonlyMap<string, RecordRules>,
): Governing[] {
  const { method, path } = operation;
  if (method === 'GET') return [];
  return operations.flatMap((other): Governing[] => {
    const { resource = '' } = other;
    const parameter = /\{(\w+)\}$/.exec(other.path)?.[1];
    const found = rules.get(resource);
    if (other.method !== 'GET' || parameter === undefined || !found?.states) return [];
    const isBelow = path.startsWith(`${other.path}/`) && resource !== operation.resource;
    const change = other.path === path ? CHANGES[method] : isBelow ? 'below' : undefined;
    return change ? [{ resource, parameter, change, rules: found }] : [];
  });
}

/**
 * Refuses with 409 the change of a record whose state does not allow it (`x-states`), and holds the record to the
 * end of the transaction. A record that is not there is left to the handler.
 */
export async function assertState(
  tx: Tx,
  { resource, parameter, change, rules }: Governing,
  params: unknown,
): Promise<void> {
  if (!rules.states || rules.states[change] === undefined || !isObject(params)) return;
  const column = sql.ref(snakeCase(rules.states.field));
  const { rows } = await sql<{ state: unknown }>`
    select ${column} as state from ${sql.table(snakeCase(resource))}
    where id = ${params[parameter]} for update`.execute(tx);
  const [record] = rows;
  if (record && !isOpenTo(rules, change, record.state)) throw refused('state');
}
