import type { Call, Handlers } from '../../../../http/call.ts';
import { accessScopeOf } from '../../access.ts';
import { byMonth, byStatus, monthsOf } from '../rules/coupleStats.ts';
import {
  listWindow,
  DEADLINE_WARNING_MS,
  rateStart,
  RESPONSE_MS,
  statsPeriod,
} from '../../rules/window.ts';
import { callCounts, coupleCounts, responseTimes, type Scope } from '../store/stats.ts';
import { statusCounts } from '../store/statusCounts.ts';

type StatsCall = Pick<Call<'getCoupleStats'>, 'principal' | 'now' | 'query'>;

/** Maximum number of counted leads; above it the statistics are a lower bound. */
const COUNT_LIMIT = 200_000;

/** Returns the leads of the requested period; by default those of the list with the same filters. */
function scopeOf({ principal, now, query }: StatsCall): Scope {
  const scope = accessScopeOf(principal, query.providerIds);
  const { userId } = principal;
  return { ...query, userId, ...scope, ...statsPeriod(query, now) };
}

const NO_CALLS = { busy: 0, line_closed: 0, no_answer: 0, talked: 0, waiting_update: 0 };

const sumOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + valueOf(row), 0);

export const statsHandlers = {
  async getAverageResponseTime(tx, call) {
    const clock = { responseMs: RESPONSE_MS, rateFrom: rateStart(call.query, call.now) };
    return { data: await responseTimes(tx, scopeOf(call), clock) };
  },

  async getCoupleStats(tx, call) {
    const ago = (ms: number) => new Date(call.now.getTime() - ms).toISOString();
    const deadlines = { missed: ago(RESPONSE_MS), near: ago(RESPONSE_MS - DEADLINE_WARNING_MS) };
    const scope = scopeOf(call);
    const months = monthsOf(scope, call.now);
    const starts = months.map(({ from }) => from);
    const rows = await coupleCounts(tx, scope, deadlines, starts);
    return {
      data: {
        total: sumOf(rows, ({ total }) => total),
        byStatus: byStatus(rows.map(({ status, total }) => ({ status, count: total }))),
        byMonth: byMonth(months, rows),
        prepaid: sumOf(rows, ({ prepaid }) => prepaid),
        unread: sumOf(rows, ({ unread }) => unread),
        dealAmount: sumOf(rows, ({ deal_amount }) => deal_amount),
        nearDeadline: sumOf(rows, ({ near }) => near),
        missedDeadline: sumOf(rows, ({ missed }) => missed),
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

  async getCountsByReadStatus(tx, { query, principal, now }) {
    const { userId } = principal;
    const filter = {
      ...query,
      userId,
      ...accessScopeOf(principal, query.providerIds),
      ...listWindow(query, now),
    };
    const rows = await statusCounts(tx, filter, COUNT_LIMIT);
    const total = sumOf(rows, ({ count }) => count);
    const unread = sumOf(rows, ({ is_unread, count }) => (is_unread ? count : 0));
    const counts = byStatus(rows);
    return {
      infoRequests: {
        pending: counts.new + counts.pending,
        read: total - unread,
        unread,
        total,
        byStatus: counts,
        isExact: total <= COUNT_LIMIT,
      },
    };
  },
} satisfies Pick<
  Handlers,
  'getAverageResponseTime' | 'getCoupleStats' | 'getCountsByCalls' | 'getCountsByReadStatus'
>;
