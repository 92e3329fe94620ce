import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resource, RuntimeCalendar } from '../../definition/runtimeDefinition.ts';
import { getText } from '../../definition/field.ts';
import { useApi } from '../../queries/useApi.ts';
import { walkList, type Walked } from '../../queries/walkList.ts';
import { useListQuery } from '../useListQuery.ts';
import { earlier, later, type DayRange } from '../../calendar/calendarDays.ts';
import { entryOf, type Entry } from '../../calendar/calendarEntries.ts';

/** Maximum number of fetched records; above it, the calendar shows that there are more. */
const MAX_RECORDS = 1000;

/** Fetches the records of the shown days that match the list's filters. */
export function useEntries(resource: Resource, config: RuntimeCalendar, range: DayRange) {
  const api = useApi();
  const { filter, sort, meta } = useListQuery(resource.name);
  const params = {
    ...filter,
    [config.from]: later(range.first, getText(filter, config.from)),
    [config.until]: earlier(range.last, getText(filter, config.until) || range.last),
  };
  const { data, ...query } = useQuery({
    queryKey: [resource.name, 'calendar', { filter: params, meta }],
    queryFn: async ({ signal }) => {
      const found: Walked['records'] = [];
      let total = 0;
      const list = { resource: resource.name, filter: params, sort, meta };
      for await (const walked of walkList(api, list, signal)) {
        found.push(...walked.records);
        total = Math.max(walked.total, found.length);
        if (found.length >= MAX_RECORDS) break;
      }
      return { found, isAll: found.length >= total };
    },
    placeholderData: keepPreviousData,
  });
  const entries = useMemo<Entry[]>(
    () => data?.found.flatMap((record) => entryOf(config, record) ?? []) ?? [],
    [data, config],
  );
  return { ...query, entries, isAll: data?.isAll ?? true };
}
