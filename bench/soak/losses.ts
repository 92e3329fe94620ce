import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../server/db/connection.ts';
import type { LoadUser } from '../load/day.ts';
import type { LoadResult } from '../load/runUsers.ts';
import type { Table } from '../table.ts';
import type { NewsReader } from './NewsReader.ts';

type Rows = Pick<Database, 'kysely'>;

/** Milliseconds after which messages of a killed process have been claimed by another one. */
const SETTLED_MS = 4 * 60_000;

/** Waits until no mail is queued. @returns the number of those that still are */
export async function settledMails({ kysely }: Rows): Promise<number> {
  const end = performance.now() + SETTLED_MS;
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from lead_messages where status = 'queued'`.execute(kysely);
    const waiting = rows[0]?.count ?? 0;
    if (waiting === 0 || performance.now() > end) return waiting;
    await setTimeout(2000);
  }
}

/** Table and column of a write's mark, by kind. */
const KEPT = {
  comment: ['lead_comments', 'body'],
  reply: ['lead_messages', 'body'],
  photo: ['medias', 'name'],
} as const;

/** Compares the acknowledged writes with the rows. */
export async function writesTable({ kysely }: Rows, { written }: LoadResult): Promise<Table> {
  const cells: string[][] = [];
  for (const [name, [table, column]] of Object.entries(KEPT)) {
    const marks = written.filter((one) => one.name === name).map(({ mark }) => mark);
    const { rows: found } = await sql<{ times: number }>`
      select count(*)::int as times from ${sql.table(table)}
      where ${sql.ref(column)} = any(${marks}) group by ${sql.ref(column)}`.execute(kysely);
    const doubled = found.filter(({ times }) => times > 1).length;
    cells.push([name, ...[marks.length, marks.length - found.length, doubled].map(String)]);
  }
  return { title: 'Writes', columns: ['write', 'acknowledged', 'lost', 'duplicated'], rows: cells };
}

/** Compares the mails with status sent with those that the mail server received. */
export async function mailsTable(
  { kysely }: Rows,
  receivedMails: readonly string[],
  waiting: number,
): Promise<Table> {
  const { rows } = await sql<{ key: string; status: string }>`
    select message_key as key, status from lead_messages where direction = 'out'`.execute(kysely);
  const keysOf = (status: string) => rows.filter((one) => one.status === status);
  const sent = keysOf('sent');
  const arrived = new Set(receivedMails);
  return {
    title: 'Mails',
    columns: ['sent', 'failed, to be retried', 'waiting', 'sent, not delivered', 'delivered twice'],
    rows: [
      [
        sent.length,
        keysOf('failed').length,
        waiting,
        sent.filter(({ key }) => !arrived.has(key)).length,
        receivedMails.length - arrived.size,
      ].map(String),
    ],
  };
}

/** Counts messages of couples without a notification, and e-mails and SMS about them that are not sent. */
export async function notificationsTable({ kysely }: Rows): Promise<Table> {
  const { rows } = await sql<Record<'messages' | 'silent' | 'sendings' | 'unsent', number>>`
    select
      (select count(*)::int from lead_messages where direction = 'in' and body like 'Mesaj %') as messages,
      (select count(*)::int from lead_messages m where direction = 'in' and body like 'Mesaj %' and not exists (
        select 1 from provider_prompts p where p.lead_id = m.lead_id and p.created_at = m.created_at)) as silent,
      (select count(*)::int from notification_sendings) as sendings,
      (select count(*)::int from notification_sendings where outcome is null) as unsent`.execute(
    kysely,
  );
  const { messages = 0, silent = 0, sendings = 0, unsent = 0 } = rows[0] ?? {};
  return {
    title: 'Notifications',
    columns: ['messages of couples', 'without notification', 'e-mails and SMS', 'not sent'],
    rows: [[messages, silent, sendings, unsent].map(String)],
  };
}

/** Fetches the file of every acknowledged photo. @returns a table with their number and that of missing files */
export async function picturesTable(
  { kysely }: Rows,
  { written }: LoadResult,
  user: (customerId: number) => LoadUser | undefined,
  address: string,
): Promise<Table> {
  const marks = written.filter(({ name }) => name === 'photo').map(({ mark }) => mark);
  const { rows } = await sql<{ id: number; customer_id: number }>`
    select id, customer_id from medias where name = any(${marks})`.execute(kysely);
  let missing = 0;
  for (const { id, customer_id: customerId } of rows) {
    const headers = user(customerId)?.headers ?? {};
    const answer = await fetch(`${address}/api/medias/${id}`, { headers });
    // cast: the API has validated its response against the contract
    const { data } = (await answer.json()) as { data?: { image?: { url?: string } } };
    const file = await fetch(new URL(data?.image?.url ?? '/none', address));
    await file.arrayBuffer();
    if (file.status !== 200) missing += 1;
  }
  return {
    title: 'Photos',
    columns: ['acknowledged', 'without file'],
    rows: [[String(rows.length), String(missing)]],
  };
}

/** Compares the events of all users with those that their streams received. */
export async function newsTable(
  { kysely }: Rows,
  users: readonly LoadUser[],
  readers: readonly NewsReader[],
): Promise<Table> {
  const { rows } = await sql<{ id: number; uuid: string }>`
    select e.id, u.uuid from realtime_events e join customer_users u on u.id = e.customer_user_id
    order by e.id`.execute(kysely);
  let lost = 0;
  let duplicates = 0;
  let backwards = 0;
  for (const [at, { uuid }] of users.entries()) {
    const received = readers[at]?.heard ?? [];
    const ids = new Set(received);
    lost += rows.filter((row) => row.uuid === uuid && !ids.has(Number(row.id))).length;
    duplicates += received.length - ids.size;
    backwards += received.filter((id, place) => id < (received[place - 1] ?? 0)).length;
  }
  return {
    title: 'Events by stream',
    columns: ['delivered', 'lost', 'duplicated', 'out of order'],
    rows: [[rows.length, lost, duplicates, backwards].map(String)],
  };
}
