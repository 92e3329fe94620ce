import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '../../tests/support/postgres.ts';
import { buildServer } from '../../tools/buildServer.ts';
import { ServerProcess } from '../load/ServerProcess.ts';
import { median } from '../quantile.ts';
import { figure, type Table } from '../table.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';

/** Milliseconds without requests before the memory is read; jobs have run by then. */
const REST_MS = 60_000;

interface Subject {
  name: string;
  databaseUrl: string;
  demo: '0' | '1';
}

/** Measures starts of the built server on a migrated database, and its memory at rest. */
export async function measureStart(rounds: number): Promise<Table> {
  await buildServer();
  const server = await startPostgres();
  const { url } = server;
  const subjects: readonly Subject[] = [
    { name: 'PostgreSQL', databaseUrl: url, demo: '0' },
    { name: 'PostgreSQL, demo account', databaseUrl: url, demo: '1' },
    { name: 'embedded database, demo account', databaseUrl: '', demo: '1' },
  ];
  try {
    const rows: string[][] = [];
    for (const subject of subjects) rows.push(await measure(subject, rounds));
    return {
      title: `Start of the built server until ready, ${rounds} rounds, and memory after a minute`,
      columns: ['', 'first start, ms', 'start, ms', 'resident, MiB'],
      rows,
    };
  } finally {
    await server.stop();
  }
}

async function measure({ name, databaseUrl, demo }: Subject, rounds: number): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    const begun = performance.now();
    const process = await ServerProcess.start(databaseUrl, dataDir, { DEMO: demo });
    const first = performance.now() - begun;
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await process.end('SIGTERM');
      const start = performance.now();
      await process.restart();
      times.push(performance.now() - start);
    }
    await setTimeout(REST_MS);
    const memory = await process.memory();
    await process.end('SIGTERM');
    return [name, ...[first, median(times), memory].map(figure)];
  });
}
