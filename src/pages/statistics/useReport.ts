import { useQuery } from '@tanstack/react-query';
import { getAdvertisingReport, getDealReport, getVisitReport } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { daysOf, stepOf, type Range } from './range.ts';

/** Pages that show figures by day. */
export type ReportKind = 'visits' | 'magnet' | 'deals';
export type Compare = Schemas['StatCompare'];

interface ReportQuery extends Range {
  compare: Compare;
  providerIds: readonly number[];
}

/** Polling interval while the facts are being recounted, in ms. */
const STALE_MS = 4_000;

/**
 * Fetches the report of a page, for deals with the outcomes of its leads. The previous report is shown
 * meanwhile.
 */
export function useReport(kind: ReportKind, query: ReportQuery) {
  const api = useApi();
  return useQuery({
    queryKey: ['statistics', kind, query],
    queryFn: async ({ signal }) => {
      const step = stepOf(daysOf(query));
      const options = { query: { ...query, step, providerIds: [...query.providerIds] }, signal };
      if (kind === 'deals') {
        const outcomes = (await api.call(getDealReport, options)).data;
        return { report: outcomes.report, outcomes };
      }
      const call = kind === 'visits' ? getVisitReport : getAdvertisingReport;
      return { report: (await api.call(call, options)).data, outcomes: undefined };
    },
    placeholderData: (last) => last,
    staleTime: 60_000,
    refetchInterval: ({ state }) => ((state.data?.report.staleDays ?? 0) > 0 ? STALE_MS : false),
  });
}
