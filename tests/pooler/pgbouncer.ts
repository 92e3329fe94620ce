import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/freePort.ts';
import { installedProgram } from '../support/installedProgram.ts';

export interface RunningPooler {
  /** URL of the database through the pooler. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode in front of a database.
 * @param serverUrl URL of the database itself
 * @param connections maximum connections to the database, for any number of clients
 */
export async function startPooler(serverUrl: string, connections: number): Promise<RunningPooler> {
  const pgbouncer = installedProgram('pgbouncer');
  const server = new URL(serverUrl);
  const name = server.pathname.slice(1);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  const database = `host=${server.hostname} port=${server.port} dbname=${name} user=${server.username} password=${server.password}`;
  await writeFile(
    file,
    `[databases]\n${name} = ${database}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\n` +
      `unix_socket_dir =\nauth_type = any\npool_mode = transaction\ndefault_pool_size = ${connections}\n` +
      'max_client_conn = 200\n',
  );
  // PgBouncer refuses to run as root, but root may start it as another user.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(pgbouncer, [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  let log = '';
  const ready = new Promise<void>((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('process up')) resolve();
    });
  });
  await Promise.race([ready, exited]);
  if (child.exitCode !== null) throw new Error(`pgbouncer did not start:\n${log}`);
  const url = new URL(serverUrl);
  url.port = String(port);
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGINT');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
