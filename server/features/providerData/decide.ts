import { notFound, refused } from '../../http/apiError.ts';
import type { Tx } from '../../http/call.ts';
import { countChange, findAnyUpdate, lockAnyPage, publishAnswers, settleUpdate } from './store.ts';

interface Decision {
  id: number;
  /** The version that was seen; undefined where the caller saw none. */
  version: number | undefined;
  /** Reason of a rejection; undefined approves it. */
  reason: string | undefined;
  now: Date;
}

/**
 * Decides about a change that waits: approving puts exactly what was seen on the page, rejecting keeps what is
 * live and the reason.
 * @returns the state of the change
 * @throws ApiError 409 `state` where it does not wait any more, `changed_meanwhile` where another version waits
 */
export async function decideUpdate(
  tx: Tx,
  { id, version, reason, now }: Decision,
): Promise<'approved' | 'rejected'> {
  const asked = await findAnyUpdate(tx, id);
  const page = asked && (await lockAnyPage(tx, asked.provider_id));
  const update = page && (await findAnyUpdate(tx, id));
  if (!update) throw notFound();
  if (update.status !== 'pending') throw refused('state');
  if (version !== undefined && version !== update.version) throw refused('changed_meanwhile');
  await settleUpdate(tx, id, reason, now);
  if (reason === undefined) await publishAnswers(tx, page, update.after, now);
  else await countChange(tx, page.id, now);
  return reason === undefined ? 'approved' : 'rejected';
}
