import { ask, goodFaults, recordsOf, refusalFaults, type Call, type Target } from './target.ts';
import { jsonOf } from './send.ts';
import { get } from '#contract/get.ts';

const SIZE = 2;

/** Checks that a paged list respects page and limit, returns them in meta, and rejects more than its maximum. */
export async function checkPages(target: Target, call: Call): Promise<string[]> {
  const limit = call.operation.query.find(({ name }) => name === 'limit')?.schema;
  if (!limit || !call.operation.query.some(({ name }) => name === 'page')) return [];
  const found: string[] = [];
  const first = await ask(target, call, { page: 1, limit: SIZE });
  const second = await ask(target, call, { page: 2, limit: SIZE });
  const ids = [first, second].map((answer) =>
    recordsOf(answer).map((record) => String(get(record, 'id'))),
  );
  const total = Number(get(jsonOf(first), 'meta.total'));
  for (const [index, answer] of [first, second].entries()) {
    const page = index + 1;
    const query = `page=${page}&limit=${SIZE}`;
    found.push(...goodFaults(target, call, answer).map((fault) => `${query}: ${fault}`));
    const expected = Math.max(0, Math.min(SIZE, total - index * SIZE));
    const { length } = recordsOf(answer);
    if (Number.isFinite(expected) && length !== expected)
      found.push(`${query}: ${length} records instead of ${expected}`);
    for (const [name, value] of Object.entries({ page, limit: SIZE })) {
      const actual = get(jsonOf(answer), `meta.${name}`);
      if (actual !== value) found.push(`${query}: meta.${name} is ${String(actual)}`);
    }
  }
  const twice = ids[1]?.filter((id) => ids[0]?.includes(id)) ?? [];
  if (twice.length > 0) found.push(`page=2 repeats records of page 1: ${twice.join(', ')}`);
  if (limit.maximum !== undefined) {
    const over = limit.maximum + 1;
    const answer = await ask(target, call, { limit: over });
    const faults = refusalFaults(target, call, answer, [400, 422]);
    found.push(...faults.map((fault) => `limit=${over}: ${fault}`));
  }
  return found;
}
