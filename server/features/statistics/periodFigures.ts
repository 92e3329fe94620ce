import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../http/call.ts';
import { FIGURES, NOTHING, sumOf, type Figures } from './figures.ts';
import type { Period } from './period.ts';
import type { Scope } from './store.ts';

/** Figures of a period: per day for all providers together, and per provider. */
export interface PeriodFigures {
  days: Map<string, Figures>;
  providers: Map<number, Figures>;
}

/** SQL sum of each figure, by its name in the contract. */
const COLUMNS: Readonly<Record<keyof Figures, string>> = {
  visits: 'visits',
  sessions: 'sessions',
  anonymousVisitors: 'anonymous_visitors',
  impressions: 'impressions',
  reach: 'reach',
  leads: 'leads',
  prepaidLeads: 'prepaid_leads',
  deals: 'deals',
  incomeMinor: 'income_minor',
};

const SUMS = sql.join(
  FIGURES.map((name) => sql`sum(${sql.ref(COLUMNS[name])})::bigint as ${sql.ref(name)}`),
);

const isWithin = ({ from, to }: Period) => sql`day between ${from}::date and ${to}::date`;

/**
 * Builds the query of `periodFigures`. It reads each day of both periods once and sums by day and by provider.
 * Each result is one JSON text, since drivers parse thousands of rows slower than the database aggregates them.
 */
export function periodFiguresQuery(
  { customerId, providerIds }: Scope,
  period: Period,
  before: Period | null,
): RawBuilder<{ days: string; providers: string }> {
  const isBefore = before ? isWithin(before) : sql`false`;
  const names = sql.join(FIGURES.map((name) => sql.ref(name)));
  return sql<{ days: string; providers: string }>`
    select
      coalesce(json_agg(json_build_array(day, ${names})) filter (where day is not null), '[]')::text as days,
      coalesce(json_agg(json_build_array(provider_id, is_now, is_before, ${names})) filter (where day is null), '[]')::text
        as providers
    from (
      select day, provider_id, is_now, is_before, ${SUMS}
      from (
        select *, ${isWithin(period)} as is_now, ${isBefore} as is_before from provider_days
        where customer_id = ${customerId} and provider_id = any(${[...providerIds]}::bigint[])
          and (${isWithin(period)} or ${isBefore})
      ) days
      group by grouping sets ((day), (provider_id, is_now, is_before))
    ) sums`;
}

type Sums = readonly number[];
/** Sums of a day. */
type DayRow = readonly [day: string, ...Sums];
/** Sums of a provider in one of the periods, or in both if they overlap. */
type ProviderRow = readonly [id: number, isNow: boolean, isBefore: boolean, ...Sums];

function figuresOf(sums: Sums): Figures {
  const figures = { ...NOTHING };
  for (const [index, name] of FIGURES.entries()) figures[name] = sums[index] ?? 0;
  return figures;
}

/** Returns the figures of a period and of its comparison period. */
export async function periodFigures(
  tx: Tx,
  scope: Scope,
  period: Period,
  before: Period | null = null,
): Promise<{ now: PeriodFigures; before: PeriodFigures | null }> {
  const { rows } = await periodFiguresQuery(scope, period, before).execute(tx);
  // cast: the query builds both columns
  const [dayRows, providerRows] = [
    JSON.parse(rows[0]?.days ?? '[]'),
    JSON.parse(rows[0]?.providers ?? '[]'),
  ] as [DayRow[], ProviderRow[]];
  const within = ({ from, to }: Period, mark: 1 | 2): PeriodFigures => {
    const found: PeriodFigures = { days: new Map(), providers: new Map() };
    for (const [day, ...sums] of dayRows)
      if (from <= day && day <= to) found.days.set(day, figuresOf(sums));
    for (const row of providerRows) {
      const [id, , , ...sums] = row;
      if (!row[mark]) continue;
      const existing = found.providers.get(id) ?? NOTHING;
      found.providers.set(id, sumOf([existing, figuresOf(sums)]));
    }
    return found;
  };
  return { now: within(period, 1), before: before && within(before, 2) };
}
