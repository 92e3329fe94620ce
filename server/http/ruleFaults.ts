import { brokenRules, fieldsOfRule, type Calendar, type Rule } from '#contract/brokenRules.ts';
import { readRules, type RuledSchema } from '#contract/readRules.ts';
import { dayIn } from '../time/day.ts';
import { zone } from '../time/zone.ts';
import { ApiError, invalid, type FieldFault } from './apiError.ts';
import { AfterCommit, type Tx } from './call.ts';
import { isObject, type ContractOperation, type JsonSchema } from './contract.ts';
import { dayOfLimit } from './dayFaults.ts';
import { valueFaults } from './valueFaults.ts';
import { bodySchema, flatten, propertiesOf } from './schema.ts';

const cache = new WeakMap<ContractOperation, Map<unknown, readonly Rule[]>>();

/** Returns the rules of a body, or of the action that its type names; cached. */
function rulesOf(operation: ContractOperation, body: unknown): readonly Rule[] {
  const { schema } = operation.body ?? {};
  if (!schema) return [];
  const ofOperation = cache.get(operation) ?? new Map<unknown, readonly Rule[]>();
  cache.set(operation, ofOperation);
  const type = 'oneOf' in schema && isObject(body) ? body['type'] : undefined;
  // cast: the reader validates what it uses of a schema
  const flattened = (one: RuledSchema): RuledSchema => flatten(one as JsonSchema);
  const rules = ofOperation.get(type) ?? readRules(bodySchema(schema, body), flattened);
  if (type === undefined || typeof type === 'string') ofOperation.set(type, rules);
  return rules;
}

/** Returns true if the request sends part of a record; rules apply to the whole record then. */
export const isPartial = ({ method }: ContractOperation): boolean =>
  method === 'PUT' || method === 'PATCH';

const calendarAt = (now: Date): Calendar => ({
  now,
  dayFrom: (distance) => dayOfLimit(dayIn(zone, now), distance),
  dayOf: (moment) => dayIn(zone, moment),
});

function isSent(body: unknown, path: string): boolean {
  const [head = '', ...rest] = path.split('.');
  if (!isObject(body) || body[head] === undefined) return false;
  return rest.length === 0 || isSent(body[head], rest.join('.'));
}

/** Adds the schema's defaults to the body of a new record. */
function withDefaults(schema: JsonSchema, body: unknown): unknown {
  if (!isObject(body)) return body;
  const defaults = propertiesOf(schema).flatMap(([name, field]) =>
    field['default'] === undefined ? [] : [[name, field['default']]],
  );
  return { ...Object.fromEntries(defaults), ...body };
}

/**
 * Returns the faults of rules (`x-rules` and conditions) that a body breaks by itself. For a change only rules
 * whose fields are all sent apply.
 */
export function ruleFaults(operation: ContractOperation, body: unknown, now: Date): FieldFault[] {
  const rules = rulesOf(operation, body);
  if (rules.length === 0) return [];
  if (!isPartial(operation))
    return brokenRules(rules, withDefaults(operation.body?.schema ?? {}, body), calendarAt(now));
  const sentRules = rules.filter((rule) => fieldsOfRule(rule).every((path) => isSent(body, path)));
  return brokenRules(sentRules, body, calendarAt(now));
}

/**
 * Returns the faults of rules that a change affects and the changed record violates.
 * @param done the handler's response
 */
function recordFaults(
  operation: ContractOperation,
  body: unknown,
  done: unknown,
  now: Date,
): FieldFault[] {
  if (!isPartial(operation)) return [];
  const touched = rulesOf(operation, body).filter((rule) =>
    fieldsOfRule(rule).some((path) => isSent(body, path)),
  );
  if (touched.length === 0) return [];
  const answer: unknown = done instanceof AfterCommit ? done.expected : done;
  const record = isObject(answer) ? answer['data'] : undefined;
  if (!isObject(record))
    throw new Error(`${operation.id} has rules and answers no record to check them on`);
  return brokenRules(touched, record, calendarAt(now));
}

/** Returns the first faults without those whose fields occur in the second list. */
const without = (faults: readonly FieldFault[], those: readonly FieldFault[]): FieldFault[] =>
  faults.filter(({ path }) => those.every((one) => one.path !== path));

/**
 * Wraps a handler: checks the sent values, the body and the changed record against the contract's rules. A change
 * is checked against the record as written in the transaction, so that concurrent changes cannot violate a rule
 * together.
 * @throws ApiError with every fault, including those of the handler; the transaction is rolled back
 */
export function enforceRules(
  operation: ContractOperation,
  handle: (tx: Tx, call: object) => Promise<unknown>,
): (tx: Tx, call: object) => Promise<unknown> {
  return async (tx, call) => {
    const body: unknown = Reflect.get(call, 'body');
    const at: unknown = Reflect.get(call, 'now');
    const now = at instanceof Date ? at : new Date();
    const country = String(Reflect.get(call, 'country'));
    const wrong = valueFaults(operation.body?.schema ?? {}, body, { now, country });
    const rules = without(ruleFaults(operation, body, now), wrong);
    const broken = [...wrong, ...rules];
    const done = await handle(tx, call).catch((error: unknown) => {
      if (broken.length === 0) throw error;
      const isApiError = error instanceof ApiError;
      // A new record's body is invalid regardless of any state.
      const isOfState = isApiError && error.code === 'refused' && !isPartial(operation);
      if (isApiError && error.code !== 'validation' && !isOfState) throw error;
      const own = isApiError ? (error.details.faults ?? []) : [];
      // The contract's fault of a field takes precedence over the handler's.
      throw invalid(...wrong, ...without(own, broken), ...rules);
    });
    const faults = [...broken, ...without(recordFaults(operation, body, done, now), broken)];
    if (faults.length > 0) throw invalid(...faults);
    return done;
  };
}
