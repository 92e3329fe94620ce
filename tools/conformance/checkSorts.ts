import {
  sendGet,
  successFaults,
  recordsOf,
  errorFaults,
  type Call,
  type Target,
} from './target.ts';
import { get } from '#contract/get.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Returns a value's sort rank as a number; undefined for a text, whose order depends on a language. */
function rank(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && DAY.test(value) ? Date.parse(value) : undefined;
}

/** Describes the first pair of records in the wrong order. Empty values are last in both directions. */
function describeDisorder(
  records: readonly unknown[],
  key: string,
  isDescending: boolean,
): string | undefined {
  const values = records.map((record) => get(record, key));
  const ranks = values.flatMap((value) => rank(value) ?? []);
  const at = ranks.findIndex((value, index) => {
    const before = ranks[index - 1] ?? value;
    return isDescending ? before < value : before > value;
  });
  const firstEmpty = values.findIndex((value) => value === null);
  const isEmptyBefore = firstEmpty >= 0 && values.slice(firstEmpty).some((value) => value !== null);
  if (isEmptyBefore) return 'an empty value precedes another value';
  const ranked = values.filter((value) => rank(value) !== undefined);
  return at < 0 ? undefined : `${String(ranked[at - 1])} precedes ${String(ranked[at])}`;
}

/**
 * Checks that every declared sort key is accepted in both directions, and that numbers and dates are
 * in order.
 */
export async function checkSorts(target: Target, call: Call): Promise<string[]> {
  const { sorts, query } = call.operation;
  const limit = query.find(({ name }) => name === 'limit')?.schema.maximum;
  const found: string[] = [];
  for (const key of sorts.flatMap((name) => [name, `-${name}`])) {
    const response = await sendGet(target, call, { sort: key, ...(limit && { limit }) });
    const faults = successFaults(target, call, response);
    const wrong = describeDisorder(recordsOf(response), key.replace(/^-/, ''), key.startsWith('-'));
    found.push(
      ...[...faults, ...(wrong ? [`not sorted, ${wrong}`] : [])].map(
        (fault) => `sort=${key}: ${fault}`,
      ),
    );
  }
  if (sorts.length === 0) return found;
  const response = await sendGet(target, call, { sort: 'noSuchKey' });
  const faults = errorFaults(target, call, response, [400, 422]);
  return [...found, ...faults.map((fault) => `unknown sort key: ${fault}`)];
}
