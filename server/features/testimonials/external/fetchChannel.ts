import type { Begin } from '../../../http/call.ts';
import type { FetchedReviews } from '../../../ports/reviews/port.ts';
import type { Ports } from '../../../ports/ports.ts';
import { storeComments, noteFetch, type ChannelRow } from './store.ts';

/** Result of a fetch. */
export type Fetched =
  | { ok: true; fetched: number; added: number }
  | Extract<FetchedReviews, { ok: false }>;

interface Fetching {
  ports: Pick<Ports, 'reviews'>;
  now: Date;
}

/** Fetches reviews outside of a transaction, and stores them or the reason of a failure. */
export async function fetchChannel(
  begin: Begin,
  channel: ChannelRow,
  { ports, now }: Fetching,
): Promise<Fetched> {
  const { kind, name, address } = channel;
  const answer = await ports.reviews.fetch({ kind, name, address });
  const at = now.toISOString();
  return begin(async (tx) => {
    const problem = answer.ok ? null : answer.reason;
    const isNoted = await noteFetch(tx, channel, { at, problem });
    if (!answer.ok) return answer;
    const added = isNoted ? await storeComments(tx, channel, answer.reviews, at) : 0;
    return { ok: true, fetched: answer.reviews.length, added };
  });
}
