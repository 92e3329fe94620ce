import { sql } from 'kysely';
import type { Tx } from '../../http/call.ts';
import type { Period } from './period.ts';

/** Providers of one customer. */
export interface Scope {
  customerId: number;
  providerIds: readonly number[];
}

/** Digits per hour in a packed number. */
const DIGITS = 8;
const HOURS = 24;

/** Unpacks the hours of a packed number, midnight first. */
const unpacked = (packed: string): number[] => {
  const digits = packed.padStart(HOURS * DIGITS, '0');
  return Array.from({ length: HOURS }, (_, hour) =>
    Number(digits.slice(hour * DIGITS, (hour + 1) * DIGITS)),
  );
};

/** Returns visits or leads per hour of the week, Monday at midnight first. The calendar's first day is a Monday. */
export async function weekHours(
  tx: Tx,
  { customerId, providerIds }: Scope,
  { from, to }: Period,
  column: 'visit_hours_packed' | 'lead_hours_packed',
): Promise<number[]> {
  const { rows } = await sql<{ weekday: number; packed: string }>`
    select (day - '0001-01-01'::date) % 7 as weekday, sum(${sql.ref(column)})::text as packed
    from provider_days
    where customer_id = ${customerId} and provider_id = any(${[...providerIds]}::bigint[])
      and day between ${from} and ${to} group by 1`.execute(tx);
  const byDay = new Map(rows.map(({ weekday, packed }) => [weekday, unpacked(packed)] as const));
  return [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => byDay.get(weekday) ?? unpacked('0'));
}

/** Returns the number of marks whose days need a recount. */
export async function staleCount(tx: Tx, { customerId, providerIds }: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from stale_days
    where customer_id = ${customerId} and provider_id = any(${[...providerIds]}::bigint[])`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

interface NamedProvider {
  id: number;
  name: string;
  on_hold: boolean;
  features: string[];
  product_date_end: string | null;
  rival_stats_access: number;
}

/** Returns providers in the customer's order. */
export async function namedProviders(tx: Tx, scope: Scope): Promise<NamedProvider[]> {
  return tx
    .selectFrom('providers')
    .select(['id', 'name', 'on_hold', 'features', 'product_date_end', 'rival_stats_access'])
    .where('customer_id', '=', scope.customerId)
    .where('id', 'in', scope.providerIds.length > 0 ? [...scope.providerIds] : [-1])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
