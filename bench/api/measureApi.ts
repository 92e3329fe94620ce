import { sql } from 'kysely';
import { startPostgres } from '../../tests/support/postgres.ts';
import { buildApp, type AppOptions } from '../../server/app.ts';
import { readConfiguration } from '../../server/configuration.ts';
import { ensureCollections } from '../../server/crud/ensureCollections.ts';
import type { Database } from '../../server/db/connection.ts';
import { refreshStaleDays } from '../../server/db/countDays.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seedBulk, type Bulk } from '../../server/db/seed/bulk.ts';
import { seedReference } from '../../server/db/seed/reference.ts';
import { loadContract } from '../../server/http/contract.ts';
import { choosePorts } from '../../server/ports/choose.ts';
import type { Options } from '../options.ts';
import { figure, type Table } from '../table.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';
import { addProviderDays, addRivalDays } from './addProviderDays.ts';
import { openLite, openServer, type BenchDatabase } from './benchDatabase.ts';
import { startBenchSession } from './benchSession.ts';
import { compareLoad } from './compareLoad.ts';
import { countStatements } from './countStatements.ts';
import { latencyOf } from './latency.ts';
import { listCases } from './listCases.ts';
import { listening } from './listening.ts';

/** Measures the list of leads of a customer with a fifth of all rows, on each database and each size. */
export async function measureApi(
  { rows: sizes, databases }: Pick<Options, 'rows' | 'databases'>,
  onTable: (table: Table) => void,
): Promise<void> {
  const server = await startPostgres();
  try {
    const on = {
      embedded: (rows: number) =>
        inTemporaryFolder(async (folder) => measureDatabase(await openLite(folder), rows)),
      postgres: async (rows: number) => measureDatabase(await openServer(server.url), rows),
    };
    for (const rows of sizes) for (const name of databases) onTable(await on[name](rows));
  } finally {
    await server.stop();
  }
}

async function measureDatabase(bench: BenchDatabase, rows: number): Promise<Table> {
  const { db } = bench;
  try {
    const start = performance.now();
    await migrate(db);
    await ensureCollections(db, loadContract());
    await seedReference(db, { neighborhoods: false });
    const bulk = await seedBulk(db, { leads: rows, now: new Date() });
    await addProviderDays(db, bulk, new Date());
    await addRivalDays(db, bulk, new Date());
    await countOwnDays(db, bulk);
    const seconds = figure((performance.now() - start) / 1000);
    const headers = await startBenchSession(db, bulk, new Date());
    const figures = await withPorts(db, async (parts) => [
      ...(await measureLists(parts, headers)),
      ...(await compareLoad(parts, headers, bench, bulk)),
    ]);
    return {
      title: `API, ${bench.name}, ${rows.toLocaleString('en')} leads (made in ${seconds} s), ms`,
      columns: ['request', 'p50', 'p95', 'statements'],
      rows: figures,
    };
  } finally {
    await bench.close();
  }
}

/** Closes the servers of the sandboxes after `work`; they would keep the process running. */
async function withPorts<T>(db: Database, work: (parts: AppOptions) => Promise<T>): Promise<T> {
  const { ports, register } = await choosePorts(readConfiguration({ PORT: '0' }), db);
  const owner = await buildApp({ db, ports });
  await register(owner);
  try {
    return await work({ db, ports });
  } finally {
    await owner.close();
  }
}

/** Counts the days of the large customer, as the job does within seconds. Other customers are not measured. */
async function countOwnDays(db: Database, { customerId }: Bulk): Promise<void> {
  await db.kysely.deleteFrom('stale_days').where('customer_id', '<>', customerId).execute();
  await refreshStaleDays(db);
  await sql`vacuum analyze stale_days, provider_days`.execute(db.kysely);
}

async function measureLists(
  parts: AppOptions,
  headers: Record<string, string>,
): Promise<string[][]> {
  const paths = listCases.map(({ path }) => path);
  const statements = await countStatements(parts, paths, headers);
  return listening([await buildApp(parts)], async ([address = '']) => {
    const rows: string[][] = [];
    for (const [at, { name, path }] of listCases.entries()) {
      // Resets the rate limit, which is not measured.
      await parts.db.kysely.deleteFrom('rate_counters').execute();
      const { p50, p95 } = await latencyOf(`${address}${path}`, headers);
      rows.push([name, figure(p50), figure(p95), String(statements[at])]);
    }
    return rows;
  });
}
