import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../tests/support/freePort.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { productionEnvironment } from '../tests/support/productionEnvironment.ts';

test('in production the server requires its settings, and lists the missing ones', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DEMO: '1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [stdout, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(child.exitCode ?? (await ended)).toBe(1);
  expect(stdout).toBe('');
  expect(wrong).toMatch(/DEMO[^]*DATABASE_URL[^]*SMTP_URL/);
});

test('a process that still waits for its database handles SIGTERM itself and ends', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const blocker = new Client({ connectionString: postgres.url });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query("select pg_advisory_lock(hashtext('startUp'))");
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: productionEnvironment(postgres.url, port),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(() => status('/healthz'), { timeout: 30_000 }).toBe(200);
  expect(await status('/readyz')).toBe(503);
  child.kill('SIGTERM');
  // A process that the signal itself ends has a signal instead of a code; process 1 of a container would go on.
  expect(await ended).toEqual([0, null]);
});
