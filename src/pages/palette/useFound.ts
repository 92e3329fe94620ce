import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { use } from 'react';
import { searchCouplesFacts } from '#contract/facts/searchCouples.ts';
import { searchCouples } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import type { AnyRecord } from '../../engine/definition/runtimeDefinition.ts';
import { recordName } from '../../engine/definition/recordName.ts';
import { DefinitionsContext } from '../../engine/definition/DefinitionsContext.ts';
import { sortOf } from '../../engine/list/filters/listFilters.ts';
import { recordPath } from '../../engine/definition/recordPath.ts';
import { formatDate } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { allResults } from './allResults.ts';
import { matching, type PaletteEntry } from './paletteEntry.ts';

const MIN_LENGTH = searchCouplesFacts.query.coupleName.minLength;

interface Found {
  entries: PaletteEntry[];
  isEnabled: boolean;
  isPending: boolean;
  error: Error | null;
}

/** Returns a function that creates the entry for all results of a resource. */
function useAllResults() {
  const translate = useTranslate();
  return (
    results: { resource: string; route: string; filter: string; typed: string },
    count?: number,
  ) => {
    const name = translate(`resources.${results.resource}.name`, { smart_count: 2 });
    const label = translate('palette.all', { words: results.typed, name });
    const note =
      count === undefined ? undefined : translate('palette.results', { smart_count: count });
    return allResults({ ...results, label, note });
  };
}

/** Searches couples of any age by name; each entry links to its lead. */
export function useCouples(typed: string, canRead: boolean, limit: number): Found {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const toAll = useAllResults();
  const isEnabled = canRead && typed.length >= MIN_LENGTH;
  const { data, isFetching, isPlaceholderData, error } = useQuery({
    queryKey: ['leads', 'search', typed, limit],
    queryFn: ({ signal }) =>
      api.call(searchCouples, { query: { coupleName: typed, limit }, signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const entries = (isEnabled ? (data?.data ?? []) : []).map((hit) => ({
    key: `lead ${hit.leadId}`,
    label: hit.coupleName,
    note: [
      translate(`resources.leads.values.status.${hit.status}`),
      ...(hit.weddingDate === null ? [] : [formatDate(hit.weddingDate, locale)]),
      hit.providerName,
    ].join(' · '),
    to: `/leads/${hit.leadId}`,
  }));
  // Shows earlier results until the new ones load, except those that no longer match.
  const fitting = isPlaceholderData ? matching(entries, typed) : entries;
  const all = toAll({ resource: 'leads', route: 'leads', filter: 'coupleName', typed });
  return {
    entries: fitting.length > 0 ? [...fitting, all] : fitting,
    isEnabled,
    isPending: isFetching && fitting.length === 0,
    error,
  };
}

/** Searches a resource's records with its own search; returns none if it has no search. */
export function useRecords(name: string | undefined, typed: string): PaletteEntry[] {
  const { load, routeOf } = use(DefinitionsContext);
  const toAll = useAllResults();
  const dataProvider = useDataProvider();
  const { data, isPlaceholderData } = useQuery({
    queryKey: [name, 'palette', typed],
    queryFn: async () => {
      const resource = name === undefined ? undefined : await load(name);
      const { list } = resource?.definition ?? {};
      if (!resource || !list?.search) return undefined;
      const answer = await dataProvider.getList<AnyRecord>(resource.name, {
        filter: { [list.search]: typed },
        pagination: { page: 1, perPage: 5 },
        sort: sortOf(list.sort ?? resource.manifest.list?.defaultSort ?? 'id'),
      });
      const route = routeOf(resource.name) ?? resource.name;
      const entries = answer.data.map((record) => ({
        key: `${resource.name} ${record.id}`,
        label: recordName(resource, record),
        to: recordPath(`/${route}`, record.id),
      }));
      return { entries, count: answer.total, resource: resource.name, route, filter: list.search };
    },
    enabled: name !== undefined && typed.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  if (typed.length < MIN_LENGTH || !data) return [];
  const { entries, count, ...list } = data;
  const fitting = isPlaceholderData ? matching(entries, typed) : entries;
  if (fitting.length === 0) return fitting;
  return [...fitting, toAll({ ...list, typed }, isPlaceholderData ? undefined : count)];
}
