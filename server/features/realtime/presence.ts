import type { Kysely } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tables } from '../../db/tables.ts';
import type { Tx } from '../../http/call.ts';
import { broadcastToUsers } from './broadcast.ts';
import {
  deleteOfSession,
  deletePresence,
  deleteSilent,
  listPresences,
  listWatchers,
  putPresence,
  type PresenceOfTab,
} from './presenceStore.ts';

/** Milliseconds after a tab's last heartbeat (every 20 s) when its presence expires. */
const PRESENCE_TIMEOUT_MS = 45_000;

const silentSince = (at: string) => new Date(Date.parse(at) - PRESENCE_TIMEOUT_MS).toISOString();

/** Notifies the users who have a lead open that another user's presence changed. */
async function notifyWatchers(
  tx: Tx,
  customerId: number,
  leadId: number,
  exceptUserId: number,
): Promise<void> {
  const watchers = await listWatchers(tx, leadId, exceptUserId);
  await broadcastToUsers(tx, customerId, watchers, { type: 'presence', leadId });
}

/** Returns the other customer users who have a lead open. */
export const presencesAt = (
  tx: Tx,
  viewer: { leadId: number; userId: number; at: string },
): Promise<Schemas['LeadPresence'][]> => listPresences(tx, viewer, silentSince(viewer.at));

/** Stores a tab's presence, and notifies the others of a change. */
export async function storePresence(tx: Tx, presence: PresenceOfTab): Promise<void> {
  const { customerId, userId, leadId, activity, at } = presence;
  const before = await putPresence(tx, presence);
  const isKnown =
    before?.lead_id === leadId &&
    before.activity === activity &&
    Date.parse(before.seen_at) > Date.parse(silentSince(at));
  if (isKnown) return;
  await notifyWatchers(tx, customerId, leadId, userId);
  if (before && before.lead_id !== leadId)
    await notifyWatchers(tx, customerId, before.lead_id, userId);
}

/** Removes a tab's presence from a lead and notifies the watchers. */
export async function endPresence(
  tx: Tx,
  tab: { customerId: number; userId: number; tab: string; leadId: number },
): Promise<void> {
  if (await deletePresence(tx, tab))
    await notifyWatchers(tx, tab.customerId, tab.leadId, tab.userId);
}

/** Removes the presences of a session whose connection ended, except for tabs with a later heartbeat. */
export async function endSessionPresences(
  kysely: Kysely<Tables>,
  sessionId: number,
  since: string,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    for (const gone of await deleteOfSession(tx, sessionId, since)) {
      const { customer_id, customer_user_id, lead_id } = gone;
      await notifyWatchers(tx, customer_id, lead_id, customer_user_id);
      // A tab that is still open renews its presence on this hint.
      await broadcastToUsers(tx, customer_id, [customer_user_id], {
        type: 'presence',
        leadId: lead_id,
      });
    }
  });
}

/** Deletes presences that expired long ago. */
export const sweepPresences = ({ kysely }: { kysely: Kysely<Tables> }, now: Date): Promise<void> =>
  deleteSilent(kysely, silentSince(now.toISOString()));
