import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/db/connection.ts';
import { seedBulk } from '../../../server/db/seed/bulk.ts';
import { seedReference } from '../../../server/db/seed/reference.ts';
import { testDatabase } from '../../support/database.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await seedReference(db, { neighborhoods: false });
});
afterAll(() => db.close());

test('seeds many leads of fifty accounts, a fifth of them in the first', async () => {
  const big = await seedBulk(db, { leads: 5_000, now: new Date('2026-11-21T09:00:00Z') });
  expect(big).toEqual({ customerId: 1, userId: 1, providerIds: [1, 2, 3, 4] });
  const { rows } = await sql`
    select count(*) as leads, count(*) filter (where customer_id = 1) as first, count(distinct customer_id) as customers,
      count(distinct provider_id) as pages, count(distinct status) as statuses,
      count(*) filter (where created_at > '2026-11-21T09:00:00Z' or last_activity_at > '2026-11-21T09:00:00Z') as future
    from leads`.execute(db.kysely);
  expect(rows).toEqual([
    { leads: 5_000, first: 1_000, customers: 50, pages: 200, statuses: 9, future: 0 },
  ]);
  const pages = await sql`
    select 1 from leads l join providers p on p.id = l.provider_id where p.customer_id <> l.customer_id`.execute(
    db.kysely,
  );
  expect(pages.rows).toEqual([]);
});
