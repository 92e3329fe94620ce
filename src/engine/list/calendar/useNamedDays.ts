import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { get } from '#contract/get.ts';
import { getText } from '../../definition/field.ts';
import type { RuntimeCalendar } from '../../definition/runtimeDefinition.ts';
import { useApi } from '../../queries/useApi.ts';
import type { DayRange } from '../../calendar/calendarDays.ts';

/** Names of days by day (YYYY-MM-DD), such as public holidays. */
export type NamedDays = ReadonlyMap<string, string>;

/**
 * Fetches the names of the shown days; empty if the definition has no operation for them, or the request fails.
 */
export function useNamedDays({ namedDays }: RuntimeCalendar, { first, last }: DayRange): NamedDays {
  const api = useApi();
  const query = { dayStart: first, dayEnd: last };
  const { data } = useQuery({
    queryKey: [namedDays?.id ?? 'namedDays', query],
    queryFn: namedDays ? ({ signal }) => api.send(namedDays, { query, signal }) : skipToken,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const days: unknown = get(data, 'data');
    const named = Array.isArray(days) ? days : [];
    return new Map(named.map((one) => [getText(one, 'day'), getText(one, 'name')]));
  }, [data]);
}
