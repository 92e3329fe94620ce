import type { Insertable } from 'kysely';
import {
  addDays,
  addMonths,
  DAY_MS,
  dayIn,
  HOUR_MS,
  startOfDay,
  type Day,
} from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { AdFiguresTable, VisitLogsTable } from '../../tables/statistics.ts';
import { Random } from '../random.ts';
import { account } from './accounts.ts';
import type { Ledger } from './ledger.ts';
import { page } from './pages.ts';

type Visit = Insertable<VisitLogsTable>;
type Source = Visit['source'];

/** Anonymous views of each provider on an average day. */
const PAGES: readonly { provider: number; customer: number; views: number }[] = [
  { provider: page.cinaralti, customer: account.yildirim, views: 22 },
  { provider: page.isik, customer: account.yildirim, views: 10 },
  { provider: page.inci, customer: account.yildirim, views: 6 },
  { provider: page.zeynep, customer: account.zeynep, views: 2 },
  { provider: page.selale, customer: account.selale, views: 2 },
  { provider: page.degirmen, customer: account.degirmen, views: 2 },
];

/** Weight of each month, January first: couples start to look for venues in the new year. */
const SEASON = [1.5, 1.45, 1.35, 1.2, 1.1, 0.95, 0.85, 0.85, 1, 0.95, 0.85, 0.9];
/** Weight of each weekday, Sunday first. */
const WEEKDAYS = [1.35, 1.25, 1.15, 0.95, 0.85, 0.75, 0.85];
const HOURS = [
  0.6, 0.3, 0.1, 0.1, 0.1, 0.1, 0.2, 0.4, 0.8, 1, 1.1, 1.1, 1.2, 1.2, 1.1, 1, 1, 1.1, 1.3, 1.8, 3,
  3.2, 2.8, 1.5,
];
const SOURCES: Record<Source, number> = {
  search: 38,
  listing: 31,
  advertisement: 14,
  social: 10,
  direct: 7,
};
const SEED = 20_270_620;
const MINUTE_MS = 60_000;

/** Period of the garden's campaign, in days before today. */
const CAMPAIGN = { first: 46, last: 40, factor: 2.6 };

/** Returns the factor of a day's views relative to an average day. */
function busyness(provider: number, day: Day, daysAgo: number): number {
  const date = new Date(`${day}T00:00:00Z`);
  const season = SEASON[date.getUTCMonth()] ?? 1;
  const weekday = WEEKDAYS[date.getUTCDay()] ?? 1;
  const isCampaign =
    provider === page.cinaralti && daysAgo <= CAMPAIGN.first && daysAgo >= CAMPAIGN.last;
  return season * weekday * (isCampaign ? CAMPAIGN.factor : 1);
}

interface Day180 {
  day: Day;
  daysAgo: number;
  start: number;
}

function daysUpTo(now: Date): Day180[] {
  const today = dayIn(zone, now);
  const days: Day180[] = [];
  for (let day = addMonths(today, -6); day <= today; day = addDays(day, 1)) {
    const start = startOfDay(zone, day).getTime();
    days.push({
      day,
      start,
      daysAgo: Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS),
    });
  }
  return days;
}

/** Generates views of anonymous visitors; some sessions have several views. */
function strangers(random: Random, now: Date): Visit[] {
  const hours = Object.fromEntries(HOURS.map((weight, hour) => [hour, weight]));
  const visits: Visit[] = [];
  for (const { provider, customer, views } of PAGES) {
    for (const { day, daysAgo, start } of daysUpTo(now)) {
      const count = Math.round(
        views * busyness(provider, day, daysAgo) * (0.75 + random.next() / 2),
      );
      let session = '';
      for (let view = 0; view < count; view += 1) {
        if (view === 0 || random.chance(0.75)) session = `${provider}-${day}-${view}`;
        const at =
          start + Number(random.weighted<string>(hours)) * HOUR_MS + random.int(0, 3_599) * 1_000;
        if (at > now.getTime()) continue;
        visits.push({
          customer_id: customer,
          provider_id: provider,
          visit_key: `${provider}-${day}-${view}`,
          session_key: session,
          visitor_key: session,
          couple_id: null,
          source: random.weighted(SOURCES),
          at: new Date(at).toISOString(),
        });
      }
    }
  }
  return visits;
}

/** Generates the views of couples before their lead. */
function couples(random: Random, { leads }: Ledger): Visit[] {
  return leads.flatMap((lead) => {
    if (lead.source === 'customer_added') return [];
    const arrived = Date.parse(lead.created_at);
    const views = random.chance(0.4) ? 2 : 1;
    return Array.from({ length: views }, (_, view): Visit => ({
      customer_id: lead.customer_id,
      provider_id: lead.provider_id,
      visit_key: `lead-${lead.id}-${view}`,
      session_key: `lead-${lead.id}-${view}`,
      visitor_key: `couple-${lead.couple_id}`,
      couple_id: lead.couple_id,
      source: random.weighted(SOURCES),
      at: new Date(
        arrived - random.int(3, 25) * MINUTE_MS - view * random.int(2, 60) * HOUR_MS,
      ).toISOString(),
    }));
  });
}

/** Returns the views of the demo's providers, consistent with its leads. */
export function visits(ledger: Ledger, now: Date): Visit[] {
  const random = new Random(SEED);
  return [...couples(random, ledger), ...strangers(random, now)];
}

const PLACEMENTS = [
  ['list', 11],
  ['showcase', 5],
] as const;

/** Returns the impressions of each provider in lists and showcases, one row per day and placement. */
export function adFigures(now: Date): Insertable<AdFiguresTable>[] {
  const random = new Random(SEED + 1);
  return PAGES.flatMap(({ provider, customer, views }) =>
    daysUpTo(now).flatMap(({ day, daysAgo, start }) =>
      PLACEMENTS.map(([placement, factor]) => {
        const impressions = Math.round(
          views * factor * busyness(provider, day, daysAgo) * (0.8 + random.next() * 0.4),
        );
        return {
          customer_id: customer,
          provider_id: provider,
          placement,
          at: new Date(start).toISOString(),
          impressions,
          reach: Math.round(impressions * (0.55 + random.next() * 0.15)),
        };
      }),
    ),
  );
}
