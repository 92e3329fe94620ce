import { isObject } from '../../../server/http/contract.ts';
import { resolve, type Schema } from '../../../openapi/generator/contract.ts';
import { sampleChange } from '../../../tools/conformance/sampleBody.ts';
import {
  bodiesOf,
  callOn,
  change,
  describeResponse,
  put,
  recordIds,
  valuesOf,
  type ParsedResponse,
  type RuledResource,
  type RuleWorld,
} from './ruledRecords.ts';
import { contract, guarded, type Endpoint } from './demoAccount.ts';
import { textOf } from '../../../tools/conformance/values.ts';

/** Returns the writable fields of the body that changes a record. */
function writable({ update }: RuledResource): [string, Schema][] {
  const [body] = update ? bodiesOf(update) : [];
  return Object.entries(body?.properties ?? {}).filter(
    ([, property]) => !resolve(contract, property)['x-owner'],
  );
}

/** Returns a change of one field to another value, or a file for it. */
function changeOf(
  [name, property]: [string, Schema],
  now: Record<string, unknown>,
): { body: object; file?: string } | undefined {
  const schema = resolve(contract, property);
  if (schema.format === 'binary') return { body: {}, file: name };
  const body = sampleChange(contract, { properties: { [name]: property } }, now);
  if (body) return { body };
  const { minimum = 0, maximum = 100 } = schema;
  const isNumber = ['integer', 'number'].some((type) => [schema.type].flat().includes(type));
  if (!isNumber || schema['x-ref']) return undefined;
  return { body: { [name]: now[name] === maximum ? minimum : maximum } };
}

function anyChange(resource: RuledResource) {
  return (now: Record<string, unknown>) => {
    for (const field of writable(resource)) {
      const changed = changeOf(field, now);
      if (changed && !changed.file) return changed;
    }
    return undefined;
  };
}

const isRefused = (response: ParsedResponse) =>
  response.status === 409 && response.reason === 'state';

/** Returns the calls that delete child records of a resource. */
const childDeletions = ({ name, one }: RuledResource): Endpoint[] =>
  guarded.filter(
    ({ method, path, item }) =>
      method === 'DELETE' && path.startsWith(`${one.path}/`) && item['x-resource'] !== name,
  );

/**
 * Tests `x-states`: in each state, changes and deletions of a record and of its child records succeed exactly if
 * the contract allows them, and match the record's own flags.
 */
export async function states(world: RuleWorld, resource: RuledResource): Promise<string[]> {
  const { name, record, one, remove } = resource;
  const rule = record['x-states'];
  if (!rule) return [];
  const [id, last = id] = await recordIds(world, name);
  if (id === undefined || last === undefined) return [`${name}, x-states: the demo has no record`];
  const problems: string[] = [];
  const report = (fault: string) => problems.push(`${name}, x-states ${rule.field}: ${fault}`);
  for (const state of valuesOf(resource, rule.field)) {
    await put(world, resource, id, { [rule.field]: state });
    const { data } = await callOn(world, one, { id });
    const mayUpdate = rule.update?.includes(state) ?? true;
    const mayRemove = rule.remove?.includes(state) ?? true;
    const allowed: unknown = data['allowed'];
    for (const [key, may] of [
      ['update', mayUpdate],
      ['remove', mayRemove],
    ] as const)
      if (Reflect.get(Object(allowed), key) !== may)
        report(`allowed.${key} at ${state} is not ${may}`);
    const changed = await change(world, resource, id, anyChange(resource));
    if (changed && isRefused(changed) === mayUpdate)
      report(`a change at ${state} is answered ${describeResponse(changed)}`);
    const mayBelow = rule.below?.includes(state) ?? true;
    await put(world, resource, id, { [rule.field]: state });
    for (const endpoint of childDeletions(resource)) {
      // The record need not exist: the state of its parent is checked first.
      const deletion = await callOn(world, endpoint, { parentId: id, id: '1' });
      if (isRefused(deletion) === mayBelow)
        report(`${endpoint.id} at ${state} is answered ${describeResponse(deletion)}`);
    }
    if (!remove || mayRemove) continue;
    await put(world, resource, id, { [rule.field]: state });
    const { data: now } = await callOn(world, one, { id });
    const removed = await callOn(world, remove, { id, version: Number(now['version'] ?? 1) });
    if (!isRefused(removed))
      report(`deleting at ${state} is answered ${describeResponse(removed)}`);
  }
  const [free] = rule.remove ?? [];
  if (!remove || free === undefined) return problems;
  await put(world, resource, last, { [rule.field]: free });
  const { data } = await callOn(world, one, { id: last });
  const removed = await callOn(world, remove, { id: last, version: Number(data['version'] ?? 1) });
  if (removed.status >= 300) report(`deleting at ${free} is answered ${describeResponse(removed)}`);
  return problems;
}

/** Tests `x-owner`: a change of a field written by another user is rejected at its path. */
export async function owner(world: RuleWorld, resource: RuledResource): Promise<string[]> {
  const [body] = resource.update ? bodiesOf(resource.update) : [];
  const owned = Object.entries(body?.properties ?? {}).filter(
    ([, property]) => resolve(contract, property)['x-owner'],
  );
  if (owned.length === 0) return [];
  const [id] = await recordIds(world, resource.name);
  if (id === undefined) return [`${resource.name}, x-owner: the demo has no record`];
  await opened(world, resource, id);
  const problems: string[] = [];
  for (const field of owned) {
    const response = await change(world, resource, id, (now) => changeOf(field, now));
    const isNamed = response?.faults.some(
      ({ path, code }) => path === field[0] && code === 'owner',
    );
    if (response && !isNamed)
      problems.push(
        `${resource.name}, x-owner ${field[0]}: a change is answered ${describeResponse(response)}`,
      );
  }
  return problems;
}

/** Sets a record to a state in which it may be changed. */
export async function opened(
  world: RuleWorld,
  resource: RuledResource,
  id: string,
  besides: readonly string[] = [],
): Promise<void> {
  const { field = 'status', update } = resource.record['x-states'] ?? {};
  const states = update ?? valuesOf(resource, field);
  const state = states.find((one) => !besides.includes(one));
  if (state !== undefined) await put(world, resource, id, { [field]: state });
}

/** Tests `x-review`: a change of each of these fields sets the record back to pending. */
export async function review(world: RuleWorld, resource: RuledResource): Promise<string[]> {
  const rule = resource.record['x-review'];
  if (!rule?.again || rule.to === undefined) return [];
  const { again, to, from } = rule;
  const states = valuesOf(resource, resource.record['x-states']?.field ?? 'status');
  const besides = [to, ...(from ? states.filter((state) => !from.includes(state)) : [])];
  const [id] = await recordIds(world, resource.name);
  if (id === undefined) return [`${resource.name}, x-review: the demo has no record`];
  const problems: string[] = [];
  let tried = 0;
  for (const field of writable(resource).filter(([name]) => again.includes(name))) {
    await opened(world, resource, id, besides);
    const response = await change(world, resource, id, (now) => changeOf(field, now));
    // A value that another rule rejects does not test this one.
    if (!response || response.status === 422) continue;
    tried += 1;
    if (response.data['status'] !== to)
      problems.push(
        `${resource.name}, x-review ${field[0]}: a change is answered ${describeResponse(response)}`,
      );
  }
  return tried > 0 ? problems : [`${resource.name}, x-review: no field of it could be changed`];
}

/** Returns the change of one field in a record's pending change. */
export function pendingValueOf(record: Record<string, unknown>, name: string): unknown {
  const waiting = record['pendingChange'];
  const changes: unknown = isObject(waiting) ? waiting['changes'] : undefined;
  return Array.isArray(changes)
    ? changes.find((one) => isObject(one) && one['field'] === name)
    : undefined;
}

/** Tests `x-review` with `beside`: the live value stays, and the pending change holds the new and the old value. */
export async function beside(world: RuleWorld, resource: RuledResource): Promise<string[]> {
  const rule = resource.record['x-review'];
  if (!rule?.beside) return [];
  const [id] = await recordIds(world, resource.name);
  if (id === undefined) return [`${resource.name}, x-review: the demo has no record`];
  const problems: string[] = [];
  let tried = 0;
  for (const field of writable(resource).filter(([name]) => rule.beside?.includes(name))) {
    const [name] = field;
    const { data: before } = await callOn(world, resource.one, { id });
    const sent = changeOf(field, before);
    const response = await change(world, resource, id, () => sent);
    if (!sent || !response || response.status === 422) continue;
    tried += 1;
    const pending = pendingValueOf(response.data, name);
    const isLive = JSON.stringify(response.data[name]) === JSON.stringify(before[name]);
    const isBeside =
      isObject(pending) && JSON.stringify(pending['before']) === JSON.stringify(before[name]);
    if (!isLive || !isBeside)
      problems.push(
        `${resource.name}, x-review beside ${name}: a change is answered ${describeResponse(response)}`,
      );
  }
  return tried > 0 ? problems : [`${resource.name}, x-review: no field of it could be changed`];
}

/** Tests `x-main`: marking a second record unmarks the first one; a record in another state cannot be marked. */
export async function main(world: RuleWorld, resource: RuledResource): Promise<string[]> {
  const mark = resource.record['x-main'];
  if (!mark || !resource.update) return [];
  const ids = await recordIds(world, resource.name);
  const records = await Promise.all(ids.map((id) => callOn(world, resource.one, { id })));
  const within = records.map(({ data }) => textOf(data[mark.per ?? ''] ?? ''));
  const at = within.findIndex((one, place) => within.indexOf(one) < place);
  const [first, second] = [ids[within.indexOf(within[at] ?? '')], ids[at]];
  if (first === undefined || second === undefined)
    return [`${resource.name}, x-main ${mark.field}: the demo has no two records`];
  const problems: string[] = [];
  const choose = (id: string) =>
    change(world, resource, id, () => ({ body: { [mark.field]: true } }));
  for (const id of [first, second]) {
    await opened(world, resource, id);
    await put(world, resource, id, { ...mark.among, [mark.field]: false });
  }
  await choose(first);
  await choose(second);
  const marks = await Promise.all(
    [first, second].map(async (id) => (await callOn(world, resource.one, { id })).data[mark.field]),
  );
  if (marks[0] !== false || marks[1] !== true)
    problems.push(
      `${resource.name}, x-main ${mark.field}: two records carry ${marks.join(' and ')}`,
    );
  for (const [field, value] of Object.entries(mark.among ?? {})) {
    const other = valuesOf(resource, field).find((one) => one !== value);
    if (other === undefined) continue;
    await put(world, resource, first, { [field]: other, [mark.field]: false });
    const response = await choose(first);
    if (response && response.status !== 422 && response.status !== 409)
      problems.push(
        `${resource.name}, x-main ${mark.field} at ${other} is answered ${describeResponse(response)}`,
      );
  }
  return problems;
}
