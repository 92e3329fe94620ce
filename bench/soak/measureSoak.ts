import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { startPostgres } from '../../tests/support/postgres.ts';
import { tcpProxy } from '../../tests/support/tcpProxy.ts';
import { openDatabase, type Database } from '../../server/db/connection.ts';
import { day } from '../load/day.ts';
import { loadUsers, seedLoad } from '../load/loadUsers.ts';
import { runUsers, type LoadResult } from '../load/runUsers.ts';
import { ServerProcess } from '../load/ServerProcess.ts';
import { SUMMARY_COLUMNS, summaryOf } from '../load/summary.ts';
import { figure, type Table } from '../table.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';

const LEADS = 20_000;
const ACCOUNTS = 20;
const USERS = 20;
const THINK_MS = 200;
const CUT_MS = 5_000;
const FAULTS = 6;

type Proxy = Awaited<ReturnType<typeof tcpProxy>>;

interface Under {
  processes: readonly [ServerProcess, ServerProcess];
  proxy: Proxy;
}

/** Faults by turns; each ends with everything running again. */
const faults: readonly ((under: Under) => Promise<string>)[] = [
  async ({ processes: [first] }) => {
    await first.end('SIGKILL');
    await first.restart();
    return 'killed one process';
  },
  async ({ proxy }) => {
    proxy.cut();
    await setTimeout(CUT_MS);
    proxy.mend();
    return 'cut the database off for five seconds';
  },
  async ({ processes: [, second] }) => {
    await second.end('SIGTERM');
    await second.restart();
    return 'replaced one process';
  },
];

/** Two processes under a day's mix while one is killed, one replaced and the database cut off, by turns. */
export async function measureSoak(minutes: number): Promise<Table[]> {
  const server = await startPostgres();
  const proxy = await tcpProxy(new URL(server.url));
  const db = await openDatabase({ url: server.url });
  try {
    await seedLoad(db, LEADS, ACCOUNTS);
    return await inTemporaryFolder(async (folder) => {
      const start = () => ServerProcess.start(proxy.url.href, folder);
      const processes = [await start(), await start()] as const;
      try {
        return await soak(db, { processes, proxy }, minutes);
      } finally {
        await Promise.all(processes.map((one) => one.end('SIGTERM')));
      }
    });
  } finally {
    await db.close();
    await proxy.close();
    await server.stop();
  }
}

async function soak(db: Database, under: Under, minutes: number): Promise<Table[]> {
  const users = await loadUsers(db, USERS);
  const addresses = under.processes.map(({ address }) => address);
  const runMs = minutes * 60_000;
  const until = performance.now() + runMs;
  const running = runUsers({ users, addresses, until, thinkMs: THINK_MS });
  // The first part warms up; nothing is broken in the last one.
  const pause = runMs / (FAULTS + 2);
  await setTimeout(pause);
  const memory = [await memoryOf(under)];
  const log: string[][] = [];
  for (let at = 0; at < FAULTS; at += 1) {
    const begun = performance.now();
    const what = (await faults[at % faults.length]?.(under)) ?? '';
    log.push([what, figure((performance.now() - begun) / 1000)]);
    await setTimeout(Math.max(0, pause - (performance.now() - begun)));
    memory.push(await memoryOf(under));
  }
  const result = await running;
  return [
    requestsTable(result, minutes),
    { title: 'Faults', columns: ['fault', 's'], rows: log },
    await lossTable(db, result),
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

const memoryOf = ({ processes }: Under) => Promise.all(processes.map((one) => one.memory()));

function requestsTable({ measured }: LoadResult, minutes: number): Table {
  const kinds = day.map(({ name }) => name);
  return {
    title: `${minutes} minutes, ${USERS} users, two processes, ms`,
    columns: ['request', ...SUMMARY_COLUMNS],
    rows: [
      ...kinds.map((name) => [name, ...summaryOf(measured.filter((one) => one.name === name))]),
      ['all', ...summaryOf(measured)],
    ],
  };
}

/** Compares what was acknowledged with what is there. */
async function lossTable({ kysely }: Database, { written }: LoadResult): Promise<Table> {
  const { rows } = await sql<{ found: number; doubled: number }>`
    select count(*)::int as found, (count(*) filter (where times > 1))::int as doubled from (
      select body, count(*) as times from lead_comments where body = any(${written}) group by body
    ) counted`.execute(kysely);
  const { found = 0, doubled = 0 } = rows[0] ?? {};
  return {
    title: 'Writes',
    columns: ['acknowledged', 'lost', 'doubled'],
    rows: [[String(written.length), String(written.length - found), String(doubled)]],
  };
}
