import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type RunningPostgres } from '../tests/support/postgres.ts';
import { productionEnvironment } from '../tests/support/productionEnvironment.ts';
import { buildServer } from '../tools/buildServer.ts';
import { freePort } from '../tests/support/freePort.ts';

const root = resolve(import.meta.dirname, '..');
let postgres: RunningPostgres;
let folder: string;

beforeAll(async () => {
  let entry: string;
  [postgres, entry] = await Promise.all([startPostgres(), buildServer()]);
  folder = dirname(entry);
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

function exited(child: ChildProcess): Promise<number | null> {
  return new Promise((resolved) => child.once('exit', resolved));
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url).catch(() => undefined);
  return response?.status ?? 0;
}

test('imports only packages that production installs', () => {
  const text = readFileSync(join(folder, 'main.js'), 'utf8');
  const imported = [...text.matchAll(/^import .*?["']([^"'.][^"']*)["'];$/gm)].map(([, name]) =>
    (name ?? '')
      .split('/')
      .slice(0, name?.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  // cast: the file is our own
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const packages = imported.filter((name) => !name.startsWith('node:'));
  expect(packages.filter((name) => builtinModules.includes(name))).toEqual([]);
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
  expect(packages).toContain('fastify');
});

test('starts without a compiler, and exits on SIGTERM', async () => {
  const operationsPort = await freePort();
  const child = spawn(process.execPath, [join(folder, 'main.js')], {
    cwd: folder,
    env: { ...productionEnvironment(postgres.url, operationsPort), DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = exited(child);
  const ready = () => statusOf(`http://127.0.0.1:${operationsPort}/readyz`);
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  child.kill('SIGTERM');
  expect(await end).toBe(0);
});
