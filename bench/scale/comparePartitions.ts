import { sql } from 'kysely';
import type { Database } from '../../server/db/connection.ts';
import { quantile } from '../quantile.ts';
import { figure, type Table } from '../table.ts';

const PARTITIONS = 16;
const RUNS = 200;
const ADDED = 20_000;

type Tables = 'leads_whole' | 'leads_parted';

/** Creates both copies of the leads with the same indexes, one of them partitioned by customer. */
async function makeCopies({ kysely }: Database): Promise<void> {
  const columns = sql`id, customer_id, provider_id, couple_id, created_at, updated_at, last_activity_at, status,
    is_unread, source, couple_name, wedding_date, organization_type, estimated_guest_count`;
  await sql`create table leads_whole as select ${columns} from leads`.execute(kysely);
  await sql`create table leads_parted (like leads_whole) partition by hash (customer_id)`.execute(
    kysely,
  );
  for (let at = 0; at < PARTITIONS; at += 1)
    await sql`
      create table ${sql.table(`leads_parted_${at}`)} partition of leads_parted
        for values with (modulus ${sql.lit(PARTITIONS)}, remainder ${sql.lit(at)})`.execute(kysely);
  await sql`insert into leads_parted select * from leads_whole`.execute(kysely);
  for (const table of ['leads_whole', 'leads_parted'] as const) {
    await sql`create unique index on ${sql.table(table)} (customer_id, id)`.execute(kysely);
    await sql`create index on ${sql.table(table)} (customer_id, created_at desc, id desc) include (provider_id, status)`.execute(
      kysely,
    );
    await sql`create index on ${sql.table(table)} (customer_id, status, created_at desc, id desc)`.execute(
      kysely,
    );
    await sql`vacuum analyze ${sql.table(table)}`.execute(kysely);
  }
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Measures the first page of each customer in turn; returns the median in milliseconds. */
async function pageOf({ kysely }: Database, table: Tables, customers: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1)
    times.push(
      await elapsed(() =>
        sql`
          select * from ${sql.table(table)}
          where customer_id = ${1 + (run % customers)} and status = 'pending'
          order by created_at desc, id desc limit 25`.execute(kysely),
      ),
    );
  return quantile(times, 0.5);
}

async function columnOf(db: Database, table: Tables, customers: number): Promise<number[]> {
  const { kysely } = db;
  // A bulk insert of one customer writes to one partition, whose indexes are smaller.
  const add = () =>
    sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(l, jsonb_build_object('id', l.id + 100000000))).*
      from leads_whole l where l.customer_id = 1 and l.id < 100000000 order by l.id limit ${ADDED}::int`.execute(
      kysely,
    );
  const page = await pageOf(db, table, customers);
  const added = await elapsed(add);
  const part = table === 'leads_whole' ? table : await partitionOf(db, 1);
  const vacuum = await elapsed(() => sql`vacuum (freeze) ${sql.table(part)}`.execute(kysely));
  const reindex = await elapsed(() => sql`reindex table ${sql.table(part)}`.execute(kysely));
  return [page, added, vacuum, reindex];
}

async function partitionOf({ kysely }: Database, customerId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select tableoid::regclass::text as name from leads_parted where customer_id = ${customerId} limit 1`.execute(
    kysely,
  );
  return rows[0]?.name ?? 'leads_parted';
}

/** Compares one table of leads with one partitioned by customer: queries, writes and maintenance. */
export async function comparePartitions(db: Database, customers: number): Promise<Table> {
  await makeCopies(db);
  const whole = await columnOf(db, 'leads_whole', customers);
  const parted = await columnOf(db, 'leads_parted', customers);
  await sql`drop table leads_whole, leads_parted`.execute(db.kysely);
  const names = [
    'page of 25, median',
    `${figure(ADDED)} leads of one account added`,
    'vacuum (one partition)',
    'reindex (one partition)',
  ];
  return {
    title: `Leads in ${PARTITIONS} partitions by customer, ms`,
    columns: ['', 'one table', 'partitions'],
    rows: names.map((name, at) => [name, figure(whole[at] ?? 0), figure(parted[at] ?? 0)]),
  };
}
