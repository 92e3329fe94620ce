import { notFound, refused } from '../../http/apiError.ts';
import type { Tx } from '../../http/call.ts';
import { countChange, findAnyUpdate, lockAnyPage, publishAnswers, storeDecision } from './store.ts';

interface Decision {
  id: number;
  /** Version that the caller saw; undefined without one. */
  version: number | undefined;
  /** Reason of a rejection; undefined approves it. */
  reason: string | undefined;
  now: Date;
}

/**
 * Decides about a pending change: an approval publishes exactly the version that was seen, a rejection keeps the
 * live answers and stores the reason.
 * @returns the state of the change
 * @throws ApiError 409 `state` if it is not pending, `changed_meanwhile` for another version
 */
export async function decideUpdate(
  tx: Tx,
  { id, version, reason, now }: Decision,
): Promise<'approved' | 'rejected'> {
  const unlocked = await findAnyUpdate(tx, id);
  const page = unlocked && (await lockAnyPage(tx, unlocked.provider_id));
  const update = page && (await findAnyUpdate(tx, id));
  if (!update) throw notFound();
  if (update.status !== 'pending') throw refused('state');
  if (version !== undefined && version !== update.version) throw refused('changed_meanwhile');
  await storeDecision(tx, id, reason, now);
  if (reason === undefined) await publishAnswers(tx, page, update.after, now);
  else await countChange(tx, page.id, now);
  return reason === undefined ? 'approved' : 'rejected';
}
