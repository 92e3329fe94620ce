import type { RuntimeCounts, RuntimeView } from '../../definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';

/** Number of records; `isWaiting` until it is loaded. */
export type Count = { isWaiting: true } | { isWaiting: false; count: number; isExact: boolean };

const isCounts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const sum = (values: readonly unknown[]) =>
  values.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);

/**
 * Returns a view's count from a response: the sum over the values that the view filters by, or over all values.
 * Undefined for a view that filters by more than the counted field.
 */
export function countOf(
  answer: unknown,
  filter: { readonly [name: string]: unknown },
  { by, at, exactAt }: RuntimeCounts,
): Count | undefined {
  if (Object.keys(filter).some((name) => name !== by)) return undefined;
  const counts = get(answer, at);
  if (!isCounts(counts)) return { isWaiting: true };
  const expected = filter[by];
  const values =
    expected === undefined
      ? Object.values(counts)
      : [expected].flat().map((value) => (typeof value === 'string' ? counts[value] : undefined));
  const isExact = exactAt === undefined || get(answer, exactAt) !== false;
  return { isWaiting: false, count: sum(values), isExact };
}

/** Returns the filters that apply to all views: without the counted field and the fields that views filter by. */
export function countedBy(
  values: { readonly [name: string]: unknown },
  counts: RuntimeCounts | undefined,
  views: { readonly [name: string]: RuntimeView },
): Record<string, unknown> {
  const own = new Set(Object.values(views).flatMap(({ filter }) => Object.keys(filter)));
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => name !== counts?.by && !own.has(name)),
  );
}
