import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type RunningPostgres } from '../../tests/support/postgres.ts';
import { openDatabase, type Database } from './connection.ts';
import { assertSessionDefaults, WrongSessionDefaults } from './sessionDefaults.ts';
import { setRoleDefaults } from '../../tests/support/setRoleDefaults.ts';

let server: RunningPostgres;
let admin: Database;
beforeAll(async () => {
  server = await startPostgres();
  admin = await openDatabase({ url: server.url });
}, 60_000);
afterAll(async () => {
  await admin.close();
  await server.stop();
});

test('lists settings that the role of a pooled connection lacks', async () => {
  await sql`alter role app set timezone = 'Europe/Istanbul'`.execute(admin.kysely);
  const bare = async () => {
    const database = await openDatabase({ url: server.url, directUrl: `${server.url}?direct` });
    try {
      await assertSessionDefaults(database);
    } finally {
      await database.close();
    }
  };
  await expect(bare()).rejects.toThrow(WrongSessionDefaults);
  await expect(bare()).rejects.toThrow(/alter role "app" set timezone = 'UTC'/);
  await expect(bare()).rejects.toThrow(/set statement_timeout = '15s'/);
  await setRoleDefaults(admin);
  await bare();
});
