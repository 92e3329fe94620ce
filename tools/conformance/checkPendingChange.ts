import { isDeepStrictEqual } from 'node:util';
import {
  answerData,
  resolve,
  type Contract,
  type Schema,
} from '../../openapi/generator/contract.ts';
import { get } from '#contract/get.ts';
import { rowOf, type RecordLifecycle, type Row } from './RecordLifecycle.ts';
import { sampleChange } from './sampleBody.ts';
import type { Collection } from './writeOperations.ts';

function recordOf(contract: Contract, { recordPath }: Collection): Schema {
  const read = contract.paths[recordPath]?.get;
  return (read && answerData(contract, read)) ?? {};
}

const reviewOf = (contract: Contract, collection: Collection) =>
  recordOf(contract, collection)['x-review'] ?? {};

const pickProperties = (
  contract: Contract,
  body: Schema,
  isWanted: (name: string) => boolean,
): Schema => {
  const { properties = {} } = resolve(contract, body);
  return {
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isWanted(name))),
  };
};

/**
 * Returns a body's schema without fields whose changes stay pending (`beside`), and without the
 * `x-main` field, which only some states allow.
 */
export function plainFields(contract: Contract, collection: Collection, body: Schema): Schema {
  const { beside = [] } = reviewOf(contract, collection);
  const { field } = recordOf(contract, collection)['x-main'] ?? {};
  return pickProperties(contract, body, (name) => !beside.includes(name) && name !== field);
}

/** Returns the faults of a change that must stay pending while the live value is kept. */
function faultsOf(name: string, before: Row, sent: Row, after: Row): string[] {
  const changes = get(after, 'pendingChange.changes');
  const pending: unknown = Array.isArray(changes)
    ? changes.find((one: unknown) => get(one, 'field') === name)
    : undefined;
  const isLive = isDeepStrictEqual(after[name], before[name]);
  const isListed =
    isDeepStrictEqual(get(pending, 'before'), before[name]) &&
    isDeepStrictEqual(get(pending, 'after'), sent[name]);
  return [
    ...(isLive ? [] : [`${name} is changed before it is approved`]),
    ...(isListed ? [] : [`pendingChange lacks the values of ${name} before and after`]),
  ];
}

/**
 * Changes a field of `x-review` with `beside` and checks that the live value stays and the change is pending.
 * @returns the record after the change
 */
export async function checkPendingChange(
  lifecycle: RecordLifecycle,
  contract: Contract,
  record: Row,
  url: string,
): Promise<Row> {
  const { collection, report } = lifecycle;
  const { beside, among = {} } = reviewOf(contract, collection);
  const { update } = collection;
  if (!beside || !update) return record;
  const isReviewed = Object.entries(among).every(([name, expected]) =>
    [expected].flat().some((one) => one === record[name]),
  );
  const body = pickProperties(contract, update.body, (name) => beside.includes(name));
  const change = isReviewed ? sampleChange(contract, body, record) : undefined;
  if (!change) {
    report.skip(update.id, 'x-review beside: no field whose change stays pending on a new record');
    return record;
  }
  const version = update.isVersioned ? record['version'] : undefined;
  const response = await lifecycle.send('PUT', url, change, version);
  if (!lifecycle.expect(update.id, collection.recordPath, 'put', 200, response, 'pending change'))
    return record;
  const [name = ''] = Object.keys(change);
  report.add(update.id, faultsOf(name, record, change, rowOf(response)));
  return rowOf(response);
}
