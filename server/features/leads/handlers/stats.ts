import type { Call, Handlers } from '../../../http/call.ts';
import { reachOf } from '../access.ts';
import { NEAR_MS, periodOf, RESPONSE_MS } from '../rules/window.ts';
import { callCounts, coupleCounts, readCounts, responseTimes, type Scope } from '../store/stats.ts';

type StatsCall = Pick<Call<'getCoupleStats'>, 'who' | 'now' | 'query'>;

/** Statistics reach back as far as they are asked to; by default as far as the lists. */
function scopeOf({ who, now, query }: StatsCall): Scope {
  return { ...reachOf(who, query.providerIds), ...periodOf(query, now) };
}

const NO_STATUS = {
  new: 0,
  pending: 0,
  negotiating: 0,
  offered: 0,
  deal: 0,
  rejected: 0,
  not_wedding: 0,
  other_firm: 0,
  unreachable: 0,
};

const NO_CALLS = { busy: 0, line_closed: 0, no_answer: 0, talked: 0, waiting_update: 0 };

export const statsHandlers = {
  async getAverageResponseTime(tx, call) {
    return { data: await responseTimes(tx, scopeOf(call), RESPONSE_MS) };
  },

  async getCoupleStats(tx, call) {
    const ago = (ms: number) => new Date(call.now.getTime() - ms).toISOString();
    const deadlines = { missed: ago(RESPONSE_MS), near: ago(RESPONSE_MS - NEAR_MS) };
    const counts = await coupleCounts(tx, scopeOf(call), deadlines);
    return {
      data: {
        total: counts?.total ?? 0,
        byStatus: { ...NO_STATUS, ...counts?.by_status },
        prepaid: counts?.prepaid ?? 0,
        unread: counts?.unread ?? 0,
        dealAmount: counts?.deal_amount ?? 0,
        nearDeadline: counts?.near ?? 0,
        missedDeadline: counts?.missed ?? 0,
      },
    };
  },

  async getCountsByCalls(tx, call) {
    const rows = await callCounts(tx, scopeOf(call));
    const counts = { ...NO_CALLS, total: 0 };
    for (const { result, count } of rows) {
      counts[result] = count;
      counts.total += count;
    }
    return { data: counts };
  },

  async getCountsByReadStatus(tx, call) {
    return { infoRequests: await readCounts(tx, scopeOf(call)) };
  },
} satisfies Pick<
  Handlers,
  'getAverageResponseTime' | 'getCoupleStats' | 'getCountsByCalls' | 'getCountsByReadStatus'
>;
