import type { FilterPayload, Identifier, SortPayload } from 'react-admin';
import type { PanelDataProvider } from '../../data/dataProvider.ts';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';

/** Maximum page size of the API. */
const PAGE_SIZE = 100;

/** Query of a list for fetching all of its pages. */
export interface ListQuery {
  resource: string;
  filter: FilterPayload;
  sort: SortPayload;
  /** Path parameters of the list that the session does not supply. */
  meta?: unknown;
}

export interface Walked {
  records: AnyRecord[];
  /** Total over all pages; the API may limit its count. */
  total: number;
}

/** Fetches every page of a list in sequence; a record that moved to the next page meanwhile is yielded once. */
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
