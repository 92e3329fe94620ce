import { resolve, type Schema } from '../../../openapi/generator/contract.ts';
import { snakeCase } from '../../../server/http/schema.ts';
import { isObject } from '../../../server/http/contract.ts';
import { sampleBody } from '../../../tools/conformance/sampleBody.ts';
import { textOf } from '../../../tools/conformance/values.ts';
import { contract, guarded, idsOf, type Endpoint } from './demoAccount.ts';
import { opened, pendingValueOf } from './recordRules.ts';
import {
  bodiesOf,
  callOn,
  describeResponse,
  recordIds,
  type RuledResource,
  type RuleWorld,
} from './ruledRecords.ts';

/** Returns the form field of a single picture. */
const pictureOf = (endpoint: Endpoint): string | undefined =>
  Object.entries(bodiesOf(endpoint)[0]?.properties ?? {}).find(
    ([, property]) => resolve(contract, property).format === 'binary',
  )?.[0];

/** Tests `x-quota`: 409 with the numbers if the package's limit is reached, no 409 below it. */
export async function quotas(world: RuleWorld): Promise<string[]> {
  const problems: string[] = [];
  for (const endpoint of guarded) {
    const { 'x-quota': quota } = endpoint.operation;
    const [schema] = bodiesOf(endpoint);
    if (!quota || !schema) continue;
    const { limit, per, among = {} } = quota;
    const needed = sampleBody(contract, schema, (name) => idsOf(world.account, name));
    const body = { ...needed, ...among };
    const owner = textOf(body[per]);
    const where = Object.entries({ [per]: owner, ...among })
      .map(([name, value]) => `${snakeCase(name)} = '${textOf(value)}'`)
      .join(' and ');
    const [row] = await world.api.rows(
      `select count(*)::int as used from ${snakeCase(endpoint.item['x-resource'] ?? '')} where ${where}`,
    );
    const used = Number(row?.['used']);
    const allow = (count: number) =>
      world.api.rows(
        `update providers set limits = limits || '{"${limit}": ${count}}' where id = ${owner}`,
      );
    const file = pictureOf(endpoint);
    const create = () => callOn(world, endpoint, { body, ...(file !== undefined && { file }) });
    const report = (fault: string) => problems.push(`${endpoint.id}, x-quota ${limit}: ${fault}`);
    await allow(used);
    const full = await create();
    if (full.status !== 409 || full.code !== 'quota' || !full.body.includes(`"used":${used}`))
      report(`record ${used + 1} of ${used} is answered ${describeResponse(full)}`);
    await allow(used + 1);
    const belowLimit = await create();
    if (belowLimit.code === 'quota')
      report(`record ${used + 1} of ${used + 1} is answered ${describeResponse(belowLimit)}`);
  }
  return problems;
}

/** Returns the field of the position and the number of locked first positions; undefined if none is locked. */
function lockedPlaces({ record }: RuledResource): { field: string; count: number } | undefined {
  for (const [field, property] of Object.entries(record.properties ?? {})) {
    const mark = resolve(contract, property)['x-order'];
    if (isObject(mark)) return { field, count: Number(mark['lockedFirst']) };
  }
  return undefined;
}

/** Returns the ordered record ids of the provider with the most records. */
async function orderedIds(world: RuleWorld, { name }: RuledResource, field: string) {
  const { api, account } = world;
  const [page] = await api.rows(`
    select provider_id as id from ${snakeCase(name)} where customer_id = ${account.customerId}
    group by provider_id order by count(*) desc limit 1`);
  const list = guarded.find(
    ({ item, path, method }) =>
      item['x-resource'] === name && method === 'GET' && !path.endsWith('}'),
  );
  const url = `/api${list?.path}?sort=${field}&limit=100&providerId=${textOf(page?.['id'])}`;
  const response = await api.app.inject({ method: 'GET', url, headers: account.caller });
  return response.json<{ data: { id: number }[] }>().data.map(({ id }) => String(id));
}

/**
 * Tests `x-order` with `lockedFirst`: a record moves neither out of the first positions nor into them, and freely
 * after them.
 * @param more locked positions that are expected in addition to those of the contract
 */
export async function lockedFirst(
  world: RuleWorld,
  resource: RuledResource,
  more = 0,
): Promise<string[]> {
  const { name } = resource;
  const mark = lockedPlaces(resource);
  const move = guarded.find(
    ({ item, path }) => item['x-resource'] === name && path.endsWith('/{id}/move-order'),
  );
  if (!mark || !move) return [];
  const lockedCount = mark.count + more;
  const ids = await orderedIds(world, resource, mark.field);
  if (ids.length < lockedCount + 2)
    return [`${name}, x-order: the demo has no page with enough records`];
  const moves = [
    [0, 'down', 'locked'],
    [lockedCount - 1, 'up', 'locked'],
    [lockedCount, 'up', 'at_end'],
    [lockedCount, 'down', ''],
  ] as const;
  const problems: string[] = [];
  for (const [place, direction, reason] of moves) {
    const response = await callOn(world, move, { id: ids[place], body: { direction } });
    if (response.reason !== reason || response.status !== (reason === '' ? 200 : 409))
      problems.push(
        `${name}, x-order lockedFirst ${lockedCount}: place ${place + 1} moved ${direction} is answered ${describeResponse(response)}`,
      );
  }
  return problems;
}

/** Lists of pictures in the body that changes a record, by name. */
const pictureLists = ({ update }: RuledResource): [string, Schema][] =>
  Object.entries((update && bodiesOf(update)[0]?.properties) ?? {}).filter(([, property]) => {
    const { items } = resolve(contract, property);
    return items !== undefined && resolve(contract, items).format === 'binary';
  });

/** Returns the URLs of a record's pictures, or of the pending ones. */
function addressesOf(record: Record<string, unknown>, name: string): unknown[] {
  const pending = pendingValueOf(record, name);
  const value = isObject(pending) ? pending['after'] : record[name];
  return Array.isArray(value) ? value : [];
}

/** Tests lists of pictures: they keep their order, can be reordered by URL, and are limited by the contract. */
export async function pictures(world: RuleWorld, resource: RuledResource): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, property] of pictureLists(resource)) {
    const { one, update } = resource;
    const [id] = await recordIds(world, resource.name);
    if (!update || id === undefined) return [`${resource.name}, ${name}: the demo has no record`];
    await opened(world, resource, id);
    const report = (fault: string) => problems.push(`${resource.name}, list ${name}: ${fault}`);
    const send = async (sent: { body: object; file?: string; files?: number }) => {
      const { data } = await callOn(world, one, { id });
      return callOn(world, update, { id, ...sent, version: Number(data['version'] ?? 1) });
    };
    const two = await send({ body: {}, file: name, files: 2 });
    const kept = addressesOf(two.data, name);
    if (kept.length !== 2) report(`two pictures are answered ${describeResponse(two)}`);
    const turned = await send({ body: { [name]: kept.toReversed() } });
    if (addressesOf(turned.data, name).join() !== kept.toReversed().join())
      report(`the order turned round is answered ${describeResponse(turned)}`);
    const { maxItems = 0 } = resolve(contract, property);
    const many = await send({ body: {}, file: name, files: maxItems + 1 });
    if (many.status !== 422 || !many.faults.some(({ path }) => path.startsWith(name)))
      report(`picture ${maxItems + 1} of ${maxItems} is answered ${describeResponse(many)}`);
  }
  return problems;
}
