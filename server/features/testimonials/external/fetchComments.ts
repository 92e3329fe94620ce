import type { Database } from '../../../db/connection.ts';
import type { Begin } from '../../../http/call.ts';
import type { Ports } from '../../../ports/ports.ts';
import { fetchChannel } from './fetchChannel.ts';
import { takeDueChannel } from './store.ts';
import { HOUR_MS } from '../../../time/day.ts';

const AGAIN_MS = 6 * HOUR_MS;
/** Maximum number of places per run. */
const MAX_CHANNELS = 20;

/**
 * Fetches the reviews of shown places whose last fetch was six hours ago, one after the other. Several processes
 * may run it at once; each place is claimed once.
 * @returns the number of new reviews
 */
export async function fetchComments(
  db: Pick<Database, 'kysely'>,
  ports: Pick<Ports, 'reviews'>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const begin: Begin = (work) => db.kysely.transaction().execute(work);
  const times = {
    before: new Date(now.getTime() - AGAIN_MS).toISOString(),
    at: now.toISOString(),
  };
  let added = 0;
  for (let round = 0; round < MAX_CHANNELS && !signal?.aborted; round += 1) {
    const channel = await begin((tx) => takeDueChannel(tx, times));
    if (!channel) break;
    const fetched = await fetchChannel(begin, channel, { ports, now });
    if (fetched.ok) added += fetched.added;
  }
  return added;
}
