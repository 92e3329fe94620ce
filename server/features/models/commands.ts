import type { Tx } from '../../http/call.ts';
import { permissionsOf } from '../../http/roles.ts';
import { notifyUsers } from '../notifications/commands.ts';
import { findColleagues } from '../customers/commands.ts';
import { addBidEvent, insertBid, recordBidAnswer, type NewBid } from './store.ts';

interface BidNotification {
  kind: 'item_bid' | 'item_bid_answer';
  id: number;
  customerId: number;
  providerId: number;
  coupleName: string;
}

/** Notifies the users who may reply to the provider's couples. */
async function notifyBid(
  tx: Tx,
  { kind, id, coupleName, ...page }: BidNotification,
  now: Date,
): Promise<void> {
  const found = await findColleagues(tx, page);
  const users = found.filter(({ roleId, isAgent }) =>
    permissionsOf(roleId, isAgent).includes('leads.write'),
  );
  await notifyUsers(
    tx,
    page.customerId,
    users.map((user) => user.id),
    {
      kind,
      at: now.toISOString(),
      providerId: page.providerId,
      params: { couple: coupleName },
      path: `/item-bids/${id}`,
    },
  );
}

/**
 * Inserts an incoming bid request, and notifies the users who reply. Runs as the database owner.
 * @returns its id
 */
export async function receiveBid(tx: Tx, bid: NewBid, now: Date): Promise<number> {
  const id = await insertBid(tx, bid, now);
  const at = now.toISOString();
  await addBidEvent(tx, id, { event: 'asked', at, price: null, text: bid.wish });
  await notifyBid(tx, { kind: 'item_bid', id, ...bid }, now);
  return id;
}

/**
 * Records the couple's response to an offer, and notifies the users who made it. Runs as the database owner.
 * @returns false if no offer is pending
 */
export async function receiveBidAnswer(
  tx: Tx,
  id: number,
  { event, text }: { event: 'accepted' | 'rejected'; text: string | null },
  now: Date,
): Promise<boolean> {
  const bid = await recordBidAnswer(tx, id, event, now);
  if (!bid) return false;
  await addBidEvent(tx, id, { event, at: now.toISOString(), price: null, text });
  await notifyBid(tx, { kind: 'item_bid_answer', id, ...bid }, now);
  return true;
}
