import type { PanelDataProvider } from '../../data/dataProvider.ts';
import { runEach } from '../actions/bulk/runEach.ts';
import { nameOf } from '../kinds/reference/named.ts';
import { walkList } from '../queries/walkList.ts';
import { foldText } from './foldText.ts';

/** Id of the record with a name, or the reason why it was not found. */
export type Resolved = number | 'unknown' | 'ambiguous';

interface NameToResolve {
  resource: string;
  name: string;
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Resolves a name by fetching all pages of results: a full name may be part of more names than fit on a page. */
async function resolve(
  api: PanelDataProvider,
  { resource, name }: NameToResolve,
  signal: AbortSignal,
): Promise<Resolved> {
  const hits = { resource, filter: { q: name }, sort: BY_NAME };
  const folded = foldText(name);
  const same: number[] = [];
  for await (const { records } of walkList(api, hits, signal)) {
    same.push(...records.filter((one) => foldText(nameOf(one)) === folded).map(({ id }) => id));
    if (same.length > 1) return 'ambiguous';
  }
  return same[0] ?? 'unknown';
}

/**
 * Returns the ids of the records that a file refers to by name, with one search per name.
 * @throws the API's error if a request fails
 */
export async function resolveNames(
  api: PanelDataProvider,
  requested: readonly NameToResolve[],
  signal: AbortSignal,
): Promise<(resource: string, name: string) => Resolved> {
  const keyOf = (resource: string, name: string) => `${resource} ${foldText(name)}`;
  const once = new Map(requested.map((one) => [keyOf(one.resource, one.name), one]));
  const { done, failed } = await runEach({
    items: [...once.values()],
    act: (one) => resolve(api, one, signal),
    signal,
    onProgress: () => {},
  });
  const [first] = failed;
  if (first) throw first.error;
  const found = new Map(done.map(({ item, result }) => [keyOf(item.resource, item.name), result]));
  return (resource, name) => found.get(keyOf(resource, name)) ?? 'unknown';
}
