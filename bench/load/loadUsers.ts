import { sql } from 'kysely';
import { setZone } from '../../server/time/zone.ts';
import { ensureCollections } from '../../server/crud/ensureCollections.ts';
import type { Database } from '../../server/db/connection.ts';
import { refreshStaleDays } from '../../server/db/countDays.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seedBulk } from '../../server/db/seed/bulk.ts';
import { seedReference } from '../../server/db/seed/reference.ts';
import { loadContract } from '../../server/http/contract.ts';
import { startBenchSession } from '../api/benchSession.ts';
import type { LoadUser } from './day.ts';

const LEADS_EACH = 50;

/** Fills an empty database with customers of different sizes, the first of which has a fifth of all leads. */
export async function seedLoad(db: Database, leads: number, customers: number): Promise<void> {
  setZone('Europe/Istanbul');
  await migrate(db);
  await ensureCollections(db, loadContract());
  await seedReference(db, { neighborhoods: false });
  await seedBulk(db, { leads, customers, now: new Date() });
  await refreshStaleDays(db);
}

/** Signs in the owner of every customer, `sessions` times. */
export async function loadUsers(db: Database, sessions: number): Promise<LoadUser[]> {
  const { rows } = await sql<{ id: number; uuid: string; leads: number[]; providers: number[] }>`
    select c.id, u.uuid, array(
      select l.id from leads l where l.customer_id = c.id order by l.created_at desc limit ${LEADS_EACH}::int
    ) as leads, array(
      select p.id from providers p where p.customer_id = c.id order by p.id
    ) as providers
    from customers c join customer_users u on u.id = c.id order by c.id`.execute(db.kysely);
  const users: LoadUser[] = [];
  for (let at = 0; at < sessions; at += 1) {
    const account = rows[at % rows.length];
    if (!account) throw new Error('expected at least one account, found none');
    const owner = { customerId: account.id, userId: account.id, providerIds: [] };
    const headers = await startBenchSession(db, owner, new Date());
    users.push({
      headers,
      uuid: account.uuid,
      leadIds: account.leads,
      providerIds: account.providers,
    });
  }
  return users;
}
