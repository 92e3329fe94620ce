import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { installedProgram } from '../support/installedProgram.ts';

export interface RunningBalancer {
  url: string;
  /** Returns all that nginx has logged. */
  logged: () => Promise<string>;
  stop: () => Promise<void>;
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts nginx with `deploy/nginx.conf` on a free port.
 * @param processes URLs of the balanced processes
 */
export async function startBalancer(processes: readonly string[]): Promise<RunningBalancer> {
  const nginx = installedProgram('nginx');
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'balancer-'));
  const file = join(folder, 'nginx.conf');
  const logs = ['access.log', 'error.log', 'start.log'].map((name) => join(folder, name));
  const own = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
  const servers = processes.map(
    (url) => `server ${new URL(url).host} max_fails=1 fail_timeout=5s;`,
  );
  // Workers of a start as root run as another user, who may not write into this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/start.log; events {}
    http {
      ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      upstream panel { zone panel 64k; ${servers.join(' ')} keepalive 32; }
      ${own.replace('listen 80;', `listen 127.0.0.1:${port};`).replaceAll('/var/log/nginx', folder)}
    }`,
  );
  const child = spawn(nginx, ['-e', join(folder, 'start.log'), '-c', file], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(url).then(Boolean, () => child.exitCode !== null);
  await expect.poll(answers, { timeout: 10_000 }).toBe(true);
  if (child.exitCode !== null) throw new Error(await readFile(join(folder, 'start.log'), 'utf8'));
  return {
    url,
    logged: async () =>
      (await Promise.all(logs.map((log) => readFile(log, 'utf8').catch(() => '')))).join(''),
    stop: async () => {
      child.kill('SIGQUIT');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
