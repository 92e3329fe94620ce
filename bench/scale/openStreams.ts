import type { Database } from '../../server/db/connection.ts';
import { startBenchSession } from '../api/benchSession.ts';

/** Opens event streams, in turn for each customer's owner. @returns function that closes them */
export async function openStreams(
  db: Database,
  address: string,
  count: number,
): Promise<() => void> {
  const users = await db.kysely
    .selectFrom('customer_users')
    .select(['id', 'uuid', 'customer_id'])
    .orderBy('id')
    .execute();
  const stop = new AbortController();
  for (let at = 0; at < count; at += 1) {
    const user = users[at % users.length];
    if (!user) throw new Error('expected at least one user, found none');
    const owner = { customerId: user.customer_id, userId: user.id, providerIds: [] };
    const headers = await startBenchSession(db, owner, new Date());
    const url = `${address}/api/realtime/customer-users/${user.uuid}/stream`;
    const response = await fetch(url, { headers, signal: stop.signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  }
  return () => stop.abort();
}
