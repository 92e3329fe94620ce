// `npm run test:previous -- <tag or commit> [files of tests/api]`: docs/operations.md, "Stopping and updating".
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { ensureCollections } from '../server/crud/ensureCollections.ts';
import { openDatabase } from '../server/db/connection.ts';
import { migrate } from '../server/db/migrate.ts';
import { loadContract } from '../server/http/contract.ts';
import { startPostgres } from './support/postgres.ts';

const root = resolve(import.meta.dirname, '..');
/** Smallest test folder; running it makes the earlier release create its template database. */
const SMALLEST = 'tests/api/rules';

/** Extracts the sources of a release to a temporary folder, with the current packages. */
function unpack(release: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'previous-'));
  const archive = execFileSync('git', ['archive', release], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function runTests(folder: string, databaseUrl: string, files: readonly string[]): boolean {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'api-postgres', '--reporter=dot', ...files],
    {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    },
  );
  return status === 0;
}

/** Migrates the template database of the earlier release to the current one. @returns the applied migrations */
async function upgradeTemplates(serverUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^panel_[0-9a-f]+$'`,
  );
  await client.end();
  if (rows.length === 0) throw new Error('The tests of the release made no database to copy.');
  const ran: string[] = [];
  for (const { name } of rows) {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const database = await openDatabase({ url: url.href });
    ran.push(...(await migrate(database)));
    await ensureCollections(database, loadContract());
    await database.close();
  }
  return ran;
}

const [release, ...files] = process.argv.slice(2);
if (release === undefined) throw new Error('Name the release: npm run test:previous -- v1.2.0');
const folder = unpack(release);
const { url, stop } = await startPostgres();
try {
  if (!runTests(folder, url, [SMALLEST])) throw new Error(`${release} fails on its own tables.`);
  const ran = await upgradeTemplates(url);
  process.stdout.write(`Run on its tables: ${ran.join(', ') || 'no migration'}\n`);
  process.exitCode = runTests(folder, url, files) ? 0 : 1;
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
