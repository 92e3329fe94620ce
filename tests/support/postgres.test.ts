import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

const root = resolve(import.meta.dirname, '../..');

// An external server is neither started nor stopped here.
const isGiven = process.env['TEST_DATABASE_URL'] !== undefined;

async function isReachable(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  // The server may stop between connecting and ending; the client then emits an error event.
  client.on('error', () => {});
  return client.connect().then(
    () =>
      client.end().then(
        () => true,
        () => false,
      ),
    () => false,
  );
}

test('the server supports what the API needs, and is gone after stop', async () => {
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query('create extension if not exists pg_trgm');
  await client.query(
    "create collation if not exists probe (provider = icu, locale = 'tr', rules = '&G<ğ<<<Ğ')",
  );
  const { rows } = await client.query(
    "select string_agg(word, ' ' order by word collate probe) as words from unnest(array['hal', 'ğ', 'gül']) word",
  );
  await client.query('drop collation probe');
  await client.end();
  expect(rows).toEqual([{ words: 'gül ğ hal' }]);
  await server.stop();
  await server.stop();
  expect(await isReachable(server.url)).toBe(isGiven);
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'the server does not outlive a process that ends by %s',
  async (signal) => {
    const script = `
      import { startPostgres } from './tests/support/postgres.ts';
      process.stdout.write((await startPostgres()).url);
      setInterval(() => {}, 60_000);`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', script];
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((resolveUrl) => {
      child.stdout.once('data', (chunk: Buffer) => resolveUrl(chunk.toString()));
    });
    expect(await isReachable(url)).toBe(true);
    child.kill(signal);
    await expect.poll(() => isReachable(url), { timeout: 10_000 }).toBe(isGiven);
  },
);
