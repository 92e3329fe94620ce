import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './connection.ts';

let home: string;
let dataDir: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'crash-'));
  dataDir = path.join(home, 'data');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Four writers of two rows per transaction; each prints an acknowledgement per commit. */
const WRITERS = `
  import { sql } from 'kysely';
  import { openDatabase } from ${JSON.stringify(new URL('./connection.ts', import.meta.url).href)};
  const { kysely } = await openDatabase({ dataDir: process.argv[1] });
  await sql\`create table if not exists pairs (id text, half int)\`.execute(kysely);
  async function write(writer) {
    for (let n = 0; ; n += 1) {
      const id = process.pid + '-' + writer + '-' + n;
      await kysely.transaction().execute(async (trx) => {
        await sql\`insert into pairs values (\${id}, 1)\`.execute(trx);
        await sql\`insert into pairs values (\${id}, 2)\`.execute(trx);
      });
      process.stdout.write(id + '\\n');
    }
  }
  [1, 2, 3, 4].forEach(write);`;

/** Kills the writers after `count` acknowledged transactions. @returns the acknowledged rows */
async function writeAndKill(count: number): Promise<string[]> {
  const args = ['--import', 'tsx', '--input-type=module', '-e', WRITERS, dataDir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return acknowledged;
}

test('kill -9 during writes loses no acknowledged row, tears none, and blocks no restart', async () => {
  const acknowledged: string[] = [];
  for (const count of [7, 40, 111]) acknowledged.push(...(await writeAndKill(count)));

  const database = await openDatabase({ dataDir });
  const { rows } = await sql<{ id: string; halves: number }>`
    select id, count(*) as halves from pairs group by id`.execute(database.kysely);
  await database.close();
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(158);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(rows.filter(({ halves }) => halves !== 2)).toEqual([]);
}, 60_000);
