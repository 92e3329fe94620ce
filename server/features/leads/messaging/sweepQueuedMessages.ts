import type { Database } from '../../../db/connection.ts';
import type { Begin } from '../../../http/call.ts';
import type { Ports } from '../../../ports/ports.ts';
import { RENEW_MS, whileRenewing } from '../../../mail/whileRenewing.ts';
import { deliver } from './deliver.ts';
import { claimQueued, renewQueued } from './store/outgoing.ts';

/** Milliseconds before another process may claim a queued message. */
const GRACE_MS = 2 * 60_000;

/**
 * Sends messages that an ended process left in the queue. Several processes may run it at once: each message is
 * claimed once, and stays claimed while a slow service takes it.
 * @returns the number of claimed messages
 */
export async function sweepQueuedMessages(
  db: Pick<Database, 'kysely'>,
  ports: Pick<Ports, 'mail' | 'sms' | 'storage'>,
  clock: () => Date,
  renewMs: number = RENEW_MS,
): Promise<number> {
  const begin: Begin = (work) => db.kysely.transaction().execute(work);
  const now = clock();
  const since = new Date(now.getTime() - GRACE_MS).toISOString();
  const taken = await begin((tx) => claimQueued(tx, since, now.toISOString()));
  const waiting = new Set(taken.map(({ id }) => id));
  const renew = () => begin((tx) => renewQueued(tx, [...waiting], clock().toISOString()));
  const deliverAll = async () => {
    for (const message of taken) {
      await deliver(begin, ports, message, {
        at: clock().toISOString(),
        agentId: null,
        clock,
      });
      waiting.delete(message.id);
    }
  };
  await whileRenewing(renew, deliverAll, renewMs);
  return taken.length;
}
