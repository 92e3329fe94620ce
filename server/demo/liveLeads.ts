import type { Tx } from '../http/call.ts';
import type { Database } from '../db/connection.ts';
import { receiveLead } from '../features/leads/commands.ts';
import { liveCouples } from './liveCouples.ts';

const KEY = 'demo.live';
const MINUTE_MS = 60_000;

interface LiveLeadsOptions {
  db: Pick<Database, 'kysely'>;
  clock: () => Date;
}

/**
 * Locks and returns the number of leads created so far in this demo; the lock lasts until the transaction ends.
 */
async function lockArrived(tx: Tx): Promise<number> {
  await tx
    .insertInto('settings')
    .values({ key: KEY, value: JSON.stringify({ arrived: 0 }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await tx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Number(value['arrived']);
}

/**
 * Creates the demo's live leads some minutes after this call, while a user is connected. Each is created once per
 * demo account, across restarts and processes.
 * @returns a function that creates the due leads; call it at intervals
 */
export function liveLeads({ db, clock }: LiveLeadsOptions): () => Promise<void> {
  const started = clock().getTime();
  let isOver = false;
  const createDueLead = (due: number) =>
    db.kysely.transaction().execute(async (tx) => {
      const arrived = await lockArrived(tx);
      isOver = arrived >= liveCouples.length;
      const next = arrived < due ? liveCouples[arrived] : undefined;
      if (!next) return false;
      const now = clock();
      await receiveLead(tx, next.incoming(now), now);
      await tx
        .updateTable('settings')
        .set({ value: JSON.stringify({ arrived: arrived + 1 }) })
        .where('key', '=', KEY)
        .execute();
      return true;
    });
  return async () => {
    const now = clock();
    const passed = (now.getTime() - started) / MINUTE_MS;
    const due = liveCouples.filter(({ minute }) => passed >= minute).length;
    if (isOver || due === 0) return;
    // One transaction per lead, so that no transaction waits for a provider's lock while it holds another
    // notification lock.
    while (await createDueLead(due)) continue;
  };
}
