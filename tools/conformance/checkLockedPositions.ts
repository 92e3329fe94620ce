import {
  answerData,
  operationsOf,
  resolve,
  resolveParameter,
  type Contract,
} from '../../openapi/generator/contract.ts';
import { get } from '#contract/get.ts';
import type { Report } from './Report.ts';
import { jsonOf } from './send.ts';
import { recordsOf, type Target } from './target.ts';
import { textOf } from './values.ts';
import { listPaths } from './writeOperations.ts';

interface LockedList {
  id: string;
  /** Path of the list; filtered by `within` if positions are counted per provider. */
  list: string;
  move: string;
  field: string;
  within: string | undefined;
  count: number;
}

/** Returns the lists with locked first positions, with their move operation. */
function lockedLists(contract: Contract): LockedList[] {
  const lists = listPaths(contract);
  return operationsOf(contract).flatMap(({ path, item, operation }): LockedList[] => {
    const resource = item['x-resource'];
    const read = contract.paths[path.replace(/\/move-order$/, '')]?.get;
    const record = read && answerData(contract, read);
    const list = lists.get(resource ?? '');
    if (!path.endsWith('/move-order') || !record || list === undefined) return [];
    return Object.entries(record.properties ?? {}).flatMap(([field, property]) => {
      const order = resolve(contract, property)['x-order'];
      if (typeof order !== 'object') return [];
      const within = typeof order.within === 'string' ? order.within : undefined;
      const id = operation.operationId;
      return [{ id, list, move: path, field, within, count: order.lockedFirst }];
    });
  });
}

/** Returns true if the list has a filter for the records of one provider. */
function hasFilter(contract: Contract, { list, within }: LockedList): boolean {
  const parameters = contract.paths[list]?.get?.parameters ?? [];
  return parameters.some((one) => resolveParameter(contract, one).name === within);
}

const OPPOSITE = { up: 'down', down: 'up' } as const;

/**
 * Checks that moves out of and into the locked first positions (`x-order` with `lockedFirst`) fail with 409. Moves
 * a record back if the API has moved it.
 */
export async function checkLockedPositions(
  { send, session, recordIds: seen }: Target,
  contract: Contract,
  report: Report,
  only?: readonly string[],
): Promise<void> {
  const { headers } = session;
  for (const locked of lockedLists(contract)) {
    const { id, list, move, field, within, count } = locked;
    if (only && !only.includes(id)) continue;
    const owners = listPaths(contract).get('providers') ?? '';
    const ownerIds =
      within !== undefined && hasFilter(contract, locked) ? seen.idsOf(owners) : [''];
    let ids: string[] = [];
    for (const owner of ownerIds) {
      const filter = owner === '' ? '' : `&${within ?? ''}=${owner}`;
      const path = `${list}?sort=${field}&limit=100${filter}`;
      const found = recordsOf(await send({ method: 'GET', path, headers }));
      if (found.length > ids.length) ids = found.map((one) => textOf(get(one, 'id')));
    }
    if (ids.length <= count + 1) {
      report.skip(id, `x-order: no list with more than ${count + 1} records`);
      continue;
    }
    const moveAt = async (at: number, direction: keyof typeof OPPOSITE) =>
      send({
        method: 'POST',
        path: move.replace(/\{\w+\}/, ids[at] ?? ''),
        headers,
        body: { direction },
      });
    for (const [at, direction, reason] of [
      [0, 'down', 'locked'],
      [count - 1, 'up', 'locked'],
      [count, 'up', 'at_end'],
    ] as const) {
      const response = await moveAt(at, direction);
      const actual = textOf(get(jsonOf(response), 'reason'));
      const isRejected = response.status === 409 && actual === reason;
      const when = `position ${at + 1} moved ${direction}, ${count} locked`;
      report.add(
        id,
        isRejected
          ? []
          : [`${when}: ${`${response.status} ${actual}`.trim()} instead of 409 ${reason}`],
      );
      if (response.status < 300) await moveAt(at, OPPOSITE[direction]);
    }
  }
}
