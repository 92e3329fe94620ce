import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import { addDays, DAY_MS, type Day } from '../../time/day.ts';
import { FIGURES, NOTHING, type Figures } from './figures.ts';
import { firstDays, firstDaysBefore, type Period } from './period.ts';
import type { Scope } from './store.ts';

/** Figures of a period: per step for all providers together, and per provider where there are any. */
export interface PeriodFigures {
  steps: Schemas['StatDay'][];
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

const NAMES = sql.join(FIGURES.map((name) => sql.ref(name)));
/** Returns SQL for the sum of a figure. Sums of bigint are slow, and most days have no income. */
function sumOf(name: keyof Figures): RawBuilder<unknown> {
  const column = sql.ref(name);
  const sum = sql`sum(${column})`;
  return name === 'incomeMinor'
    ? sql`coalesce(${sum} filter (where ${column} <> 0), 0)::bigint as ${column}`
    : sql`${sum}::bigint as ${column}`;
}

const SUMS = sql.join(FIGURES.map(sumOf));
const VALUES = sql.join(FIGURES.map((name) => sql`${sql.ref(COLUMNS[name])} as ${sql.ref(name)}`));

const isWithin = (day: string, { from, to }: Period) =>
  sql`${sql.ref(day)} between ${from}::date and ${to}::date`;

/** Periods of a report and the length of its steps. */
export interface Steps {
  period: Period;
  before: Period | null;
  step: Schemas['StatStep'];
}

/** Returns the first days of the steps of both periods and the days after each period, sorted. */
function boundaries({ period, before, step }: Steps): Day[] {
  const days = [...firstDays(period, step), addDays(period.to, 1)];
  if (before) days.push(...firstDaysBefore(period, before, step), addDays(before.to, 1));
  return [...new Set(days)].toSorted();
}

/**
 * Builds the query of `periodFigures`. It reads each day of both periods once and sums by span between two
 * boundaries and by provider. Each result is one JSON text, since drivers parse thousands of rows slower than the
 * database aggregates them.
 */
export function periodFiguresQuery(
  { customerId, providerIds }: Scope,
  steps: Steps,
): RawBuilder<{ spans: string; providers: string }> {
  const { period, before, step } = steps;
  const isNow = isWithin('first', period);
  const isBefore = before ? isWithin('first', before) : sql`false`;
  const isEither = before
    ? sql`(${isWithin('day', period)} or ${isWithin('day', before)})`
    : isWithin('day', period);
  const firsts = boundaries(steps);
  const starts = sql`${firsts}::date[]`;
  // width_bucket() compares numbers of type float8 directly, and values of other types by a function call each.
  const startNumbers = sql`${firsts.map((day) => Date.parse(day) / DAY_MS)}::float8[]`;
  const dayNumber = sql`(first - 'epoch'::date)::float8`;
  const days = sql`
    select day as first, provider_id, ${VALUES} from provider_days
    where customer_id = ${customerId} and provider_id = any(${[...providerIds]}::bigint[]) and ${isEither}`;
  // Aggregating by both first halves the work; spans of one day would leave as many rows.
  const spans = sql`
    select (${starts})[span] as first, provider_id, ${SUMS}
    from (select *, width_bucket(${dayNumber}, ${startNumbers}) as span from (${days}) days) days
    group by provider_id, span`;
  return sql<{ spans: string; providers: string }>`
    select
      coalesce(json_agg(json_build_array(first, ${NAMES})) filter (where first is not null), '[]')::text as spans,
      coalesce(json_agg(json_build_array(provider_id, is_now, is_before, ${NAMES})) filter (where first is null), '[]')::text
        as providers
    from (
      select first, provider_id, is_now, is_before, ${SUMS}
      from (
        select *, ${isNow} as is_now, ${isBefore} as is_before
        from (${step === 'day' ? days : spans}) spans
      ) marked
      group by grouping sets ((first), (provider_id, is_now, is_before))
    ) sums`;
}

type Sums = readonly number[];
/** Sums of a span, named by its first day. */
type SpanRow = readonly [first: Day, ...Sums];
/** Sums of a provider in one of the periods, or in both if they overlap. */
type ProviderRow = readonly [id: number, isNow: boolean, isBefore: boolean, ...Sums];

function add(figures: Figures, sums: Sums): void {
  for (const [index, name] of FIGURES.entries()) figures[name] += sums[index] ?? 0;
}

/** Sums spans into the steps of a period; boundaries of the other period may split a step into several spans. */
function stepsOf(
  period: Period,
  firsts: readonly Day[],
  spans: readonly SpanRow[],
): Schemas['StatDay'][] {
  const steps = firsts.map((day) => ({ day, ...NOTHING }));
  let at = 0;
  for (const [first, ...sums] of spans) {
    if (first < period.from || first > period.to) continue;
    while ((steps[at + 1]?.day ?? '~') <= first) at += 1;
    const current = steps[at];
    if (current) add(current, sums);
  }
  return steps;
}

function providersOf(rows: readonly ProviderRow[], mark: 1 | 2): Map<number, Figures> {
  const providers = new Map<number, Figures>();
  for (const row of rows) {
    const [id, , , ...sums] = row;
    if (!row[mark]) continue;
    const figures = providers.get(id) ?? { ...NOTHING };
    add(figures, sums);
    providers.set(id, figures);
  }
  return providers;
}

/** Returns the figures of a period and of its comparison period. */
export async function periodFigures(
  tx: Tx,
  scope: Scope,
  steps: Steps,
): Promise<{ now: PeriodFigures; before: PeriodFigures | null }> {
  const { rows } = await periodFiguresQuery(scope, steps).execute(tx);
  // cast: the query builds both columns
  const [spanRows, providers] = [
    JSON.parse(rows[0]?.spans ?? '[]'),
    JSON.parse(rows[0]?.providers ?? '[]'),
  ] as [SpanRow[], ProviderRow[]];
  const spans = spanRows.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const { period, before, step } = steps;
  return {
    now: {
      steps: stepsOf(period, firstDays(period, step), spans),
      providers: providersOf(providers, 1),
    },
    before: before && {
      steps: stepsOf(before, firstDaysBefore(period, before, step), spans),
      providers: providersOf(providers, 2),
    },
  };
}
