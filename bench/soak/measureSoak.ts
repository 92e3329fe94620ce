import { setTimeout } from 'node:timers/promises';
import { once } from 'node:events';
import { Client } from 'pg';
import { startPostgres } from '../../tests/support/postgres.ts';
import { tcpProxy } from '../../tests/support/tcpProxy.ts';
import { openDatabase, type Database } from '../../server/db/connection.ts';
import { wholeDay } from '../load/day.ts';
import { loadUsers, seedLoad } from '../load/loadUsers.ts';
import { runUsers, type LoadResult } from '../load/runUsers.ts';
import { ServerProcess } from '../load/ServerProcess.ts';
import { SUMMARY_COLUMNS, summaryOf } from '../load/summary.ts';
import { figure, type Table } from '../table.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';
import { allowPhotos, writeAsCouples, photoForm, tagsOfPages } from './account.ts';
import { faults, type System } from './faults.ts';
import {
  mailsTable,
  newsTable,
  notificationsTable,
  picturesTable,
  settledMails,
  writesTable,
} from './losses.ts';
import { NewsReader } from './NewsReader.ts';
import { startExternalServices } from './outside.ts';

const LEADS = 20_000;
const ACCOUNTS = 20;
const USERS = 20;
const THINK_MS = 500;
const COUPLE_EVERY_MS = 1_000;
const TURNS = 10;
/** By default a crash of the temporary server may lose what it acknowledged. */
const DURABLE = { synchronous_commit: 'on' };

/**
 * Measures two processes under a day's mix, event streams, mails and photos while the dependencies fail in turn.
 */
export async function measureSoak(minutes: number): Promise<Table[]> {
  const server = await startPostgres({ settings: DURABLE });
  const database = await tcpProxy(new URL(server.url));
  const db = await openDatabase({ url: server.url });
  const externalServices = await startExternalServices();
  try {
    await seedLoad(db, LEADS, ACCOUNTS);
    await allowPhotos(db);
    return await inTemporaryFolder(async (folder) => {
      const start = () =>
        ServerProcess.start(database.url.href, folder, externalServices.environment);
      const processes = [await start(), await start()] as const;
      try {
        const system = {
          processes,
          database,
          crashDatabase: () => crash(server.url),
          outside: externalServices,
        };
        return await soak(db, system, minutes);
      } finally {
        await Promise.all(processes.map((one) => one.end('SIGTERM')));
      }
    });
  } finally {
    await db.close();
    await externalServices.close();
    await database.close();
    await server.stop();
  }
}

async function crash(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  const ended = once(client, 'end');
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await ended;
}

async function soak(db: Database, system: System, minutes: number): Promise<Table[]> {
  const users = await loadUsers(db, USERS);
  const addresses = system.processes.map(({ address }) => address);
  const runMs = minutes * 60_000;
  const until = performance.now() + runMs;
  const tags = await tagsOfPages(db);
  const mix = wholeDay((mark, { providerIds: [page = 0] }) =>
    photoForm(mark, page, tags.get(page)),
  );
  const readers = users.map((user, at) => new NewsReader(user, addresses, at));
  const couples = writeAsCouples(db, users, { until, everyMs: COUPLE_EVERY_MS });
  const running = runUsers({ users, mix, addresses, until, thinkMs: THINK_MS });
  const { log, memory } = await injectFaults(system, runMs / (TURNS + 2));
  const result = await running;
  await couples;
  const waiting = await settledMails(db);
  await Promise.all(readers.map((reader) => reader.close()));
  const userOf = (customerId: number) => users[customerId - 1];
  return [
    requestsTable(
      result,
      mix.map(({ name }) => name),
      minutes,
    ),
    { title: 'Faults', columns: ['fault', 's'], rows: log },
    await writesTable(db, result),
    await mailsTable(db, system.outside.receivedMails, waiting),
    await notificationsTable(db),
    await picturesTable(db, result, userOf, addresses[0] ?? ''),
    await newsTable(db, users, readers),
    {
      title: 'Resident memory after each part, MiB',
      columns: ['process', ...memory.map((_, at) => String(at))],
      rows: addresses.map((_, at) => [
        String(at + 1),
        ...memory.map((all) => figure(all[at] ?? 0)),
      ]),
    },
  ];
}

/** Injects one fault in each interval except the first, which warms up, and the last. */
async function injectFaults(system: System, pause: number) {
  await setTimeout(pause);
  const memory = [await memoryOf(system)];
  const log: string[][] = [];
  for (let at = 0; at < TURNS; at += 1) {
    const begun = performance.now();
    const what = (await faults[at % faults.length]?.(system)) ?? '';
    log.push([what, figure((performance.now() - begun) / 1000)]);
    await setTimeout(Math.max(0, pause - (performance.now() - begun)));
    memory.push(await memoryOf(system));
  }
  return { log, memory };
}

const memoryOf = ({ processes }: System) => Promise.all(processes.map((one) => one.memory()));

function requestsTable({ measured }: LoadResult, kinds: string[], minutes: number): Table {
  return {
    title: `${minutes} minutes, ${USERS} users, two processes, ms`,
    columns: ['request', ...SUMMARY_COLUMNS],
    rows: [
      ...kinds.map((name) => [name, ...summaryOf(measured.filter((one) => one.name === name))]),
      ['all', ...summaryOf(measured)],
    ],
  };
}
