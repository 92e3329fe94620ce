import type { PanelDataProvider } from '../../data/dataProvider.ts';
import { runEach } from '../actions/bulk/runEach.ts';
import { nameOf, type Named } from '../kinds/reference/named.ts';
import { foldText } from './foldText.ts';

/** Id of the record with a name, or the reason why there is none. */
export type Resolved = number | 'unknown' | 'ambiguous';

async function resolve(api: PanelDataProvider, resource: string, name: string): Promise<Resolved> {
  const { data } = await api.getList<Named>(resource, {
    filter: { q: name },
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
  });
  const same = data.filter((record) => foldText(nameOf(record)) === foldText(name));
  if (same.length > 1) return 'ambiguous';
  return same[0]?.id ?? 'unknown';
}

/**
 * Finds the ids of the records that a file names, with one request a name.
 * @throws the API's error if a request fails
 */
export async function resolveNames(
  api: PanelDataProvider,
  wanted: readonly { resource: string; name: string }[],
  signal: AbortSignal,
): Promise<(resource: string, name: string) => Resolved> {
  const keyOf = (resource: string, name: string) => `${resource} ${foldText(name)}`;
  const once = new Map(wanted.map((one) => [keyOf(one.resource, one.name), one]));
  const { done, failed } = await runEach({
    items: [...once.values()],
    act: ({ resource, name }) => resolve(api, resource, name),
    signal,
    onProgress: () => {},
  });
  const [first] = failed;
  if (first) throw first.error;
  const found = new Map(done.map(({ item, result }) => [keyOf(item.resource, item.name), result]));
  return (resource, name) => found.get(keyOf(resource, name)) ?? 'unknown';
}
