import type { FilterPayload, Identifier, SortPayload } from 'react-admin';
import type { PanelDataProvider } from '../../data/dataProvider.ts';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';

/** The most records that the API answers at once. */
const PAGE_SIZE = 100;

/** A list as it is shown: what a walk through all of its pages asks for. */
export interface ListQuery {
  resource: string;
  filter: FilterPayload;
  sort: SortPayload;
  /** Values of the list's path that no session knows. */
  meta?: unknown;
}

export interface Walked {
  records: AnyRecord[];
  /** Of all pages, as far as the API says; it may count no further than its bound. */
  total: number;
}

/** Every page of a list, one after the other; a record that slid to the next page meanwhile comes once. */
export async function* walkList(
  api: PanelDataProvider,
  { resource, ...query }: ListQuery,
  signal: AbortSignal,
): AsyncGenerator<Walked> {
  const seen = new Set<Identifier>();
  for (let page = 1; !signal.aborted; page += 1) {
    const pagination = { page, perPage: PAGE_SIZE };
    const { data, total = 0 } = await api.getList<AnyRecord>(resource, {
      ...query,
      pagination,
      signal,
    });
    const fresh = data.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    yield { records: fresh, total };
    if (data.length < PAGE_SIZE) return;
  }
}
