import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../connection.ts';
import type { Tables } from '../tables.ts';
import { brides, grooms, surnames } from './demo/names.ts';
import { advanceIds } from './insertRows.ts';

interface Options {
  leads: number;
  /**
   * Number of customers, 50 by default and at least two, with four providers each; the first one has a fifth of
   * all leads.
   */
  customers?: number;
  now: Date;
}

export interface Bulk {
  /** Customer with a fifth of all leads. */
  customerId: number;
  /** Owner of this customer, with access to its providers. */
  userId: number;
  providerIds: number[];
}

const PAGES_EACH = 4;
const BATCH_SIZE = 50_000;
/** Number of days before now over which leads are spread. */
const DAYS = 540;

/**
 * Fills a database that contains reference data and no demo with the leads of a benchmark. The same numbers yield
 * the same rows; the planner's statistics are updated afterwards.
 */
export async function seedBulk(
  { kysely }: Pick<Database, 'kysely'>,
  options: Options,
): Promise<Bulk> {
  const { leads, customers = 50, now } = options;
  await inTransaction(kysely, (tx) => writeAccounts(tx, customers, now));
  for (let from = 1; from <= leads; from += BATCH_SIZE) {
    const range = { from, to: Math.min(from + BATCH_SIZE - 1, leads) };
    await inTransaction(kysely, (tx) => writeLeads(tx, range, customers, now));
  }
  await inTransaction(kysely, (tx) =>
    advanceIds(tx, ['customers', 'customer_users', 'providers', 'couples', 'leads']),
  );
  await kysely.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
  return { customerId: 1, userId: 1, providerIds: [1, 2, 3, 4] };
}

async function inTransaction(
  kysely: Kysely<Tables>,
  work: (tx: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await work(tx);
  });
}

async function writeAccounts(tx: Kysely<Tables>, customers: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`
    insert into customers (id, name, is_paid, created_at, updated_at)
    select n, 'Hesap ' || n, true, ${at}, ${at} from generate_series(1, ${customers}::int) n`.execute(
    tx,
  );
  await sql`
    insert into customer_users (id, customer_id, name, surname, username, role_id, status, created_at, updated_at)
    select n, n, 'Sahip', n::text, 'sahip' || n, 'owner', 'active', ${at}, ${at}
    from generate_series(1, ${customers}::int) n`.execute(tx);
  await sql`
    insert into providers (id, customer_id, name, slug, category_id, city_id, features, created_at, updated_at)
    select n, 1 + (n - 1) / ${PAGES_EACH}::int, 'Sayfa ' || n, 'sayfa-' || n, 1 + n % 3, 1 + n % 81, '{viewLeads}', ${at}, ${at}
    from generate_series(1, ${customers * PAGES_EACH}::int) n`.execute(tx);
  await sql`
    insert into customer_user_providers (customer_id, customer_user_id, provider_id)
    select customer_id, customer_id, id from providers`.execute(tx);
}

/**
 * Returns SQL for a pseudo-random integer from 0 to `below` - 1 derived from `n`; each `salt` gives another
 * sequence.
 */
const dice = (salt: number, below: number): RawBuilder<unknown> =>
  sql`((hashint8extended(n, ${salt}::int) & 1073741823) % ${below}::int)::int`;

const oneOf = (words: readonly string[], salt: number): RawBuilder<unknown> =>
  sql`(${[...words]}::text[])[1 + ${dice(salt, words.length)}]`;

/** Returns SQL for the customer id of row `n`; the first customer owns a fifth of the rows. */
const accountOf = (customers: number): RawBuilder<unknown> =>
  sql`case when n % 5 = 0 then 1 else 2 + ${dice(1, customers - 1)} end`;

/** Statuses in the proportions of the demo, as a list of a hundred. */
const STATUSES = Object.entries({
  new: 4,
  pending: 9,
  negotiating: 27,
  offered: 17,
  deal: 12,
  rejected: 18,
  other_firm: 6,
  unreachable: 5,
  not_wedding: 2,
}).flatMap(([status, share]) => Array.from({ length: share }, () => status));

const SOURCES = [
  'info_request',
  'info_request',
  'info_request',
  'phone',
  'wedding_planner',
  'customer_added',
  'social',
];
const KINDS = ['wedding', 'wedding', 'wedding', 'wedding', 'engagement', 'henna', 'corporate'];

async function writeLeads(
  tx: Kysely<Tables>,
  { from, to }: { from: number; to: number },
  customers: number,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  // Computed once for both tables, since both store the couple's name.
  await sql`
    create temporary table bulk on commit drop as
    select n, ${accountOf(customers)} as customer_id, 1 + ${dice(2, PAGES_EACH)} as page,
      ${oneOf(brides, 3)} || ' ' || ${oneOf(surnames, 4)} as bride,
      ${oneOf(grooms, 5)} || ' ' || ${oneOf(surnames, 6)} as groom,
      ${at}::timestamptz - make_interval(mins => ${dice(7, DAYS * 24 * 60)}) as created_at,
      ${at}::date + ${dice(8, 500)} - 60 as wedding_date,
      ${oneOf(STATUSES, 9)} as status, ${oneOf(SOURCES, 10)} as source, ${oneOf(KINDS, 11)} as kind,
      10 * (2 + ${dice(12, 40)}) as guests, ${dice(13, 100)} as chance
    from generate_series(${from}::bigint, ${to}::bigint) n`.execute(tx);
  await sql`
    insert into couples (id, customer_id, bride_name, groom_name, name, wedding_date, email, phone)
    select n, customer_id, bride, groom, bride || ' & ' || groom, wedding_date, 'cift' || n || '@example.com',
      '+90532' || lpad((n % 10000000)::text, 7, '0')
    from bulk`.execute(tx);
  await sql`
    insert into leads (id, customer_id, provider_id, couple_id, created_at, updated_at, last_activity_at, first_opened_at,
      answered_at, response_minutes, status, is_unread, source, is_prepaid, couple_name, wedding_date, details_name,
      organization_type, estimated_guest_count, assignee_id)
    select n, customer_id, (customer_id - 1) * ${PAGES_EACH}::int + page, n, created_at, created_at,
      least(created_at + make_interval(hours => guests), ${at}::timestamptz),
      case when status <> 'new' then created_at + interval '1 hour' end,
      case when status not in ('new', 'pending') then created_at + interval '2 hours' end,
      case when status not in ('new', 'pending') then guests end,
      status, status = 'new' or chance < 4, source, chance between 20 and 25, bride || ' & ' || groom, wedding_date,
      'Düğün · ' || guests || ' kişi', kind, guests, case when chance < 60 then customer_id end
    from bulk`.execute(tx);
}
