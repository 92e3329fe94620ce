import type { StoragePort } from '../../../server/ports/storage/port.ts';
import { contractWithNotices } from './noticeContract.ts';
import { shelfApi } from './shelfApi.ts';

/** Starts the API with reviewed collections, and signs in an agent. */
export async function noticeApi(storage: StoragePort) {
  const api = await shelfApi({ contract: contractWithNotices(), ports: { storage } });
  await api.db.kysely
    .insertInto('customer_users')
    .values({ id: 5, customer_id: 2, name: 'Selin', role_id: 'viewer', is_agent: true })
    .execute();
  return { api, agent: await api.signedInAs(5) };
}
