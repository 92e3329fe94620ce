import type { Handlers } from '../../http/call.ts';
import { metaOf, windowOf } from '../../http/page.ts';
import { pageScores } from '../home/commands.ts';
import { countByStatus, windowStart } from '../leads/commands.ts';
import { coveredProviders } from './access.ts';
import { coupleVisits, rejectReasons, statusesOf } from './leadStore.ts';
import { periodOf, weddingPeriodOf } from './period.ts';
import { reportOf } from './report.ts';
import { rivalReport } from './rivals.ts';
import { weddingsOf } from './weddings.ts';

export const statisticsHandlers = {
  async getVisitReport(tx, { principal, query, now }) {
    const scope = await coveredProviders(tx, principal, query.providerIds, 'pageStats', now);
    const period = periodOf(query, now);
    const { compare, step } = query;
    return { data: await reportOf(tx, scope, { period, compare, step, hours: 'visit_hours' }) };
  },

  async getAdvertisingReport(tx, { principal, query, now }) {
    const scope = await coveredProviders(tx, principal, query.providerIds, undefined, now);
    const period = periodOf(query, now);
    const { compare, step } = query;
    return { data: await reportOf(tx, scope, { period, compare, step, hours: 'visit_hours' }) };
  },

  async getProviderScores(tx, { principal, query, now }) {
    const { providerIds } = await coveredProviders(
      tx,
      principal,
      query.providerIds,
      undefined,
      now,
    );
    return {
      data: await pageScores(tx, {
        principal: { ...principal, providerIds: [...providerIds] },
        now,
      }),
    };
  },

  async getDealReport(tx, { principal, query, now }) {
    const scope = await coveredProviders(tx, principal, query.providerIds, 'dealStats', now);
    const period = periodOf(query, now);
    const { compare, step } = query;
    return {
      data: {
        report: await reportOf(tx, scope, { period, compare, step, hours: 'lead_hours' }),
        byStatus: countByStatus(await statusesOf(tx, scope, period)),
        reasons: await rejectReasons(tx, scope, period),
      },
    };
  },

  async getWeddingReport(tx, { principal, query, now }) {
    const scope = await coveredProviders(tx, principal, query.providerIds, 'pageStats', now);
    const period = weddingPeriodOf(query, now);
    const { compare } = query;
    return { data: await weddingsOf(tx, scope, { period, compare, listed: windowStart(now) }) };
  },

  async listCoupleVisits(tx, { principal, query, now }) {
    const scope = await coveredProviders(tx, principal, query.providerIds, 'pageStats', now);
    const { rows, counted } = await coupleVisits(tx, scope, periodOf(query, now), {
      ...windowOf(query),
      isOldestFirst: query.sort === 'at',
    });
    return { data: rows, meta: metaOf(query, counted) };
  },

  getRivalsLeadToDeal: (tx, call) => rivalReport(tx, call, 'lead_to_deal'),
  getRivalsLeadToLead: (tx, call) => rivalReport(tx, call, 'lead_to_lead'),
  getRivalsViewToDeal: (tx, call) => rivalReport(tx, call, 'view_to_deal'),
  getRivalsViewToLead: (tx, call) => rivalReport(tx, call, 'view_to_lead'),
  getRivalsToSimilar: (tx, call) => rivalReport(tx, call, 'to_similar'),
} satisfies Partial<Handlers>;
