import { sql } from 'kysely';
import { startPostgres } from '../../tests/support/postgres.ts';
import { openDatabase, type Database } from '../../server/db/connection.ts';
import { day } from '../load/day.ts';
import { loadUsers, seedLoad } from '../load/loadUsers.ts';
import { runUsers } from '../load/runUsers.ts';
import { ServerProcess } from '../load/ServerProcess.ts';
import { SUMMARY_COLUMNS, summaryOf } from '../load/summary.ts';
import { figure, type Table } from '../table.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';
import { comparePartitions } from './comparePartitions.ts';
import { openStreams } from './openStreams.ts';

const ACCOUNTS = 50;
const WARM_UP_MS = 4_000;
const RUN_MS = 10_000;
const USERS = [1, 4, 16, 64, 400];
const STREAMS = [0, 100, 200];
/** Statement timeout in milliseconds: filling and copying take longer than a request. */
const STATEMENT_MS = 600_000;

/**
 * Measures the throughput of one and of two processes on one database, the size of rows, and the memory of event
 * streams.
 */
export async function measureScale(leads: number, onTable: (table: Table) => void): Promise<void> {
  const server = await startPostgres();
  const db = await openDatabase({ url: server.url, statementTimeoutMs: STATEMENT_MS });
  try {
    await seedLoad(db, leads, ACCOUNTS);
    onTable(await roomOf(db, leads));
    onTable(await comparePartitions(db, ACCOUNTS));
    await inTemporaryFolder(async (folder) => {
      const processes = [await ServerProcess.start(server.url, folder)];
      try {
        const [first] = processes;
        if (first) onTable(await streamsOf(db, first));
        onTable(await rateOf(db, processes));
        processes.push(await ServerProcess.start(server.url, folder));
        onTable(await rateOf(db, processes));
      } finally {
        await Promise.all(processes.map((one) => one.end('SIGTERM')));
      }
    });
  } finally {
    await db.close();
    await server.stop();
  }
}

/** Measures the four largest tables with their indexes: megabytes in all, bytes per lead. */
async function roomOf({ kysely }: Database, leads: number): Promise<Table> {
  const { rows } = await sql<{ name: string; rows: number; heap: number; indexes: number }>`
    select relname as name, reltuples::bigint as rows, pg_table_size(oid) as heap, pg_indexes_size(oid) as indexes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by pg_total_relation_size(oid) desc limit 4`.execute(kysely);
  return {
    title: `Room of ${figure(leads)} leads`,
    columns: ['table', 'rows', 'MB', 'indexes, MB', 'bytes per lead'],
    rows: rows.map(({ name, rows: count, heap, indexes }) => [
      name,
      figure(count),
      figure(heap / 1e6),
      figure(indexes / 1e6),
      figure((heap + indexes) / leads),
    ]),
  };
}

async function rateOf(db: Database, processes: readonly ServerProcess[]): Promise<Table> {
  const addresses = processes.map(({ address }) => address);
  const rows: string[][] = [];
  for (const count of USERS) {
    const users = await loadUsers(db, count);
    const run = (ms: number) =>
      runUsers({ users, mix: day, addresses, until: performance.now() + ms, thinkMs: 0 });
    await run(WARM_UP_MS);
    const begun = performance.now();
    const { measured } = await run(RUN_MS);
    const seconds = (performance.now() - begun) / 1000;
    const memory = await Promise.all(processes.map((one) => one.memory()));
    rows.push([
      String(count),
      figure(measured.length / seconds),
      ...summaryOf(measured),
      memory.map(figure).join(' + '),
    ]);
  }
  return {
    title: `A day's mix without a pause, ${processes.length} process(es), ms`,
    columns: ['users', 'requests per second', ...SUMMARY_COLUMNS, 'MiB'],
    rows,
  };
}

/** Measures the memory (MiB) of a process by its number of open event streams. */
async function streamsOf(db: Database, process: ServerProcess): Promise<Table> {
  const rows: string[][] = [];
  for (const count of STREAMS) {
    const close = await openStreams(db, process.address, count);
    rows.push([String(count), figure(await process.memory())]);
    close();
  }
  return { title: 'Event streams', columns: ['open', 'MiB'], rows };
}
