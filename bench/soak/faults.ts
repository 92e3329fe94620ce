import { setTimeout } from 'node:timers/promises';
import type { ServerProcess } from '../load/ServerProcess.ts';
import type { tcpProxy } from '../../tests/support/tcpProxy.ts';
import type { ExternalServices } from './outside.ts';

const CUT_MS = 5_000;
const SLOW_FOR_MS = 15_000;
/** Delay of each chunk of a picture in milliseconds. */
const SLOW_MS = 1_000;

export interface System {
  processes: readonly [ServerProcess, ServerProcess];
  /** Proxy in front of the database. */
  database: Awaited<ReturnType<typeof tcpProxy>>;
  /** Ends a connection's process as the kernel does when memory runs out: the database recovers from its log. */
  crashDatabase: () => Promise<void>;
  outside: ExternalServices;
}

type Fault = (system: System) => Promise<string>;

const kill: Fault = async ({ processes: [first] }) => {
  await first.end('SIGKILL');
  await first.restart();
  return 'killed one process';
};

/** Faults in turn, every second one a kill; after each of them everything runs again. */
export const faults: readonly Fault[] = [
  kill,
  async ({ database }) => {
    database.cut();
    await setTimeout(CUT_MS);
    database.reconnect();
    return 'disconnected the database for five seconds';
  },
  kill,
  async ({ crashDatabase }) => {
    await crashDatabase();
    return 'crashed the database, which restarts';
  },
  kill,
  async ({ outside }) => {
    outside.slowStorage(SLOW_MS);
    await setTimeout(SLOW_FOR_MS);
    outside.slowStorage(0);
    return 'slowed the storage down for 15 seconds';
  },
  kill,
  async ({ outside }) => {
    outside.refuseMail(true);
    await setTimeout(SLOW_FOR_MS);
    outside.refuseMail(false);
    return 'let the mail server reject for 15 seconds';
  },
  kill,
  async ({ processes: [, second] }) => {
    await second.end('SIGTERM');
    await second.restart();
    return 'replaced one process';
  },
];
