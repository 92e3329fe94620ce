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

interface Locked {
  id: string;
  /** Path of the list; filtered by `within` if positions are counted per provider. */
  list: string;
  move: string;
  field: string;
  within: string | undefined;
  count: number;
}

/** Returns the lists with locked first positions, with their move operation. */
function lockedLists(contract: Contract): Locked[] {
  const lists = listPaths(contract);
  return operationsOf(contract).flatMap(({ path, item, operation }): Locked[] => {
    const resource = item['x-resource'];
    const read = contract.paths[path.replace(/\/move-order$/, '')]?.get;
    const record = read && answerData(contract, read);
    const list = lists.get(resource ?? '');
    if (!path.endsWith('/move-order') || !record || list === undefined) return [];
    return Object.entries(record.properties ?? {}).flatMap(([field, given]) => {
      const mark = resolve(contract, given)['x-order'];
      if (typeof mark !== 'object') return [];
      const within = typeof mark.within === 'string' ? mark.within : undefined;
      const id = operation.operationId;
      return [{ id, list, move: path, field, within, count: mark.lockedFirst }];
    });
  });
}

/** Returns true if the list has a filter for the records of one provider. */
function hasFilter(contract: Contract, { list, within }: Locked): boolean {
  const parameters = contract.paths[list]?.get?.parameters ?? [];
  return parameters.some((one) => resolveParameter(contract, one).name === within);
}

const BACK = { up: 'down', down: 'up' } as const;

/**
 * Checks that moves out of and into the locked first positions (`x-order` with `lockedFirst`) fail with 409. Moves
 * a record back if the API has moved it.
 */
export async function checkLockedPlaces(
  { send, session, seen }: Target,
  contract: Contract,
  report: Report,
  only?: readonly string[],
): Promise<void> {
  const { headers } = session;
  for (const locked of lockedLists(contract)) {
    const { id, list, move, field, within, count } = locked;
    if (only && !only.includes(id)) continue;
    const owners = listPaths(contract).get('providers') ?? '';
    const pages = within !== undefined && hasFilter(contract, locked) ? seen.idsOf(owners) : [''];
    let ids: string[] = [];
    for (const owner of pages) {
      const filter = owner === '' ? '' : `&${within ?? ''}=${owner}`;
      const path = `${list}?sort=${field}&limit=100${filter}`;
      const found = recordsOf(await send({ method: 'GET', path, headers }));
      if (found.length > ids.length) ids = found.map((one) => textOf(get(one, 'id')));
    }
    if (ids.length <= count + 1) {
      report.leaveOut(id, `x-order: no list with more than ${count + 1} records`);
      continue;
    }
    const step = async (at: number, direction: keyof typeof BACK) =>
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
      const answer = await step(at, direction);
      const actual = textOf(get(jsonOf(answer), 'reason'));
      const isRefused = answer.status === 409 && actual === reason;
      const when = `place ${at + 1} moved ${direction} of ${count} locked`;
      report.add(
        id,
        isRefused
          ? []
          : [`${when}: ${`${answer.status} ${actual}`.trim()} instead of 409 ${reason}`],
      );
      if (answer.status < 300) await step(at, BACK[direction]);
    }
  }
}
