import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { retryRemovals } from '../../../server/removals/removeFiles.ts';
import { testDatabase } from '../../support/database.ts';

test('a change that keeps a file waits while the job removes it', async () => {
  const database = await testDatabase();
  const { kysely } = database;
  const now = new Date('2026-11-21T09:00:00.000Z');
  const key = 'images/media/a.webp';
  const at = now.toISOString();
  await kysely
    .insertInto('file_removals')
    .values({ key, requested_at: at, next_attempt_at: at })
    .execute();
  const free: unknown[] = [];
  const remove = async () => {
    const { rows } = await sql`
      select key from file_removals where key = ${key} for update skip locked`.execute(kysely);
    free.push(rows);
  };
  const storage = { put: remove, get: async () => undefined, remove };
  const log = { error: () => {} };
  expect(await retryRemovals({ kysely }, { ports: { storage }, log }, now)).toBe(1);
  expect(free).toEqual([[]]);
  await database.close();
});
