import {
  sendGet,
  successFaults,
  recordsOf,
  errorFaults,
  type Call,
  type Target,
} from './target.ts';
import { jsonOf } from './send.ts';
import { get } from '#contract/get.ts';

const SIZE = 2;

/** Checks that a paged list respects page and limit, returns them in meta, and rejects more than its maximum. */
export async function checkPages(target: Target, call: Call): Promise<string[]> {
  const limit = call.operation.query.find(({ name }) => name === 'limit')?.schema;
  if (!limit || !call.operation.query.some(({ name }) => name === 'page')) return [];
  const found: string[] = [];
  const first = await sendGet(target, call, { page: 1, limit: SIZE });
  const second = await sendGet(target, call, { page: 2, limit: SIZE });
  const ids = [first, second].map((response) =>
    recordsOf(response).map((record) => String(get(record, 'id'))),
  );
  const total = Number(get(jsonOf(first), 'meta.total'));
  for (const [index, response] of [first, second].entries()) {
    const page = index + 1;
    const query = `page=${page}&limit=${SIZE}`;
    found.push(...successFaults(target, call, response).map((fault) => `${query}: ${fault}`));
    const expected = Math.max(0, Math.min(SIZE, total - index * SIZE));
    const { length } = recordsOf(response);
    if (Number.isFinite(expected) && length !== expected)
      found.push(`${query}: ${length} records instead of ${expected}`);
    for (const [name, value] of Object.entries({ page, limit: SIZE })) {
      const actual = get(jsonOf(response), `meta.${name}`);
      if (actual !== value) found.push(`${query}: meta.${name} is ${String(actual)}`);
    }
  }
  const repeated = ids[1]?.filter((id) => ids[0]?.includes(id)) ?? [];
  if (repeated.length > 0) found.push(`page=2 repeats records of page 1: ${repeated.join(', ')}`);
  if (limit.maximum !== undefined) {
    const over = limit.maximum + 1;
    const response = await sendGet(target, call, { limit: over });
    const faults = errorFaults(target, call, response, [400, 422]);
    found.push(...faults.map((fault) => `limit=${over}: ${fault}`));
  }
  return found;
}
