import { useQueries, useQuery } from '@tanstack/react-query';
import { getMissingData, listCatalogs } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { dayFrom } from '../../engine/kinds/date/dayFrom.ts';
import { reasonOf, type Catalog } from './outdated.ts';

/** Maximum number of price lists that are fetched: those that expire first. */
const MAX_RECORDS = 100;

export interface Page {
  readonly id: number;
  readonly name: string;
}

/** A provider with its incomplete forms. */
export interface Gap {
  readonly page: Page;
  readonly forms: readonly Schemas['ProviderForm'][];
}

interface PopupDataOptions {
  now: number;
  customerId: number;
  pages: readonly Page[];
  /** Flags that enable the queries of price lists and of forms. */
  fetchesCatalogs: boolean;
  fetchesForms: boolean;
}

/**
 * Fetches the data of the popups, and reports whether all queries are done. After a failed query, its popups do
 * not open.
 */
export function usePopupData({
  now,
  customerId,
  pages,
  fetchesCatalogs,
  fetchesForms,
}: PopupDataOptions) {
  const api = useApi();
  const lists = useQuery({
    queryKey: ['popups', 'catalogs', customerId],
    queryFn: ({ signal }) =>
      api.call(listCatalogs, {
        params: { customerId },
        query: { limit: MAX_RECORDS, sort: 'expireAt' },
        signal,
      }),
    enabled: fetchesCatalogs,
  });
  const forms = useQueries({
    queries: pages.map(({ id }) => ({
      queryKey: ['popups', 'missing', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.call(getMissingData, { params: { providerId: id }, signal }),
      enabled: fetchesForms,
    })),
  });
  const today = dayFrom(new Date(now), '+0d');
  const { data: catalogs = [], meta } = lists.data ?? {};
  const isWhole = meta !== undefined && meta.total <= catalogs.length;
  const listed = new Set(catalogs.map(({ providerId }) => providerId));
  return {
    isLoaded: !lists.isFetching && !forms.some(({ isFetching }) => isFetching),
    outdated: catalogs.filter((one: Catalog) => reasonOf(one, today) !== undefined),
    unlisted: isWhole ? pages.filter(({ id }) => !listed.has(id)) : [],
    gaps: pages.flatMap((page, index): Gap[] => {
      const missing = forms[index]?.data?.data.forms ?? [];
      return missing.length > 0 ? [{ page, forms: missing }] : [];
    }),
  };
}
