import type { Database } from '../../db/connection.ts';
import { notify } from '../../db/notify.ts';
import type { Tx } from '../../http/call.ts';
import type { RealtimePort } from '../../ports/realtime/port.ts';
import { REALTIME_CHANNEL } from './channel.ts';
import { relayEvents } from './relayEvents.ts';
import { broadcastToLead, broadcastToUsers } from './broadcast.ts';
import { startEventRelay } from './startEventRelay.ts';
import { OpenStreams } from './OpenStreams.ts';
import { endPresence, storePresence, presencesAt, sweepPresences } from './presence.ts';
import { deleteEvents, insertEvents, listOlder } from './store.ts';
import { DAY_MS } from '../../time/day.ts';

export {
  endPresence,
  relayEvents,
  broadcastToLead,
  broadcastToUsers,
  startEventRelay,
  storePresence,
  OpenStreams,
  presencesAt,
  REALTIME_CHANNEL,
  sweepPresences,
};

/** Event of a lead. */
export type LeadEvent = {
  leadId: number;
  providerId: number;
  /** Name as in the list: masked if the lead is. */
  coupleName: string;
  at: string;
} & (
  | { type: 'lead' }
  | { type: 'lead_message'; body: string }
  /** `body` is the name of the user who assigned the lead. */
  | { type: 'lead_assigned'; body: string }
);

/** Maximum characters of a text in an event. */
const MAX_BODY_LENGTH = 140;

/** Recipients per notification, whose payload is limited to 8000 bytes. */
const MAX_RECIPIENTS = 300;

/** Publishes an event to users at the commit: to open panels at once, to others when they reconnect. */
export async function publishEvent(
  tx: Tx,
  customerId: number,
  userIds: readonly number[],
  event: LeadEvent,
): Promise<void> {
  if (userIds.length === 0) return;
  const common = {
    customer_id: customerId,
    provider_id: event.providerId,
    lead_id: event.leadId,
    type: event.type,
    couple_name: event.coupleName,
    // By characters, so that no surrogate pair is split.
    body: event.type === 'lead' ? null : [...event.body].slice(0, MAX_BODY_LENGTH).join(''),
    at: event.at,
  };
  const rows = userIds.map((customer_user_id) => ({ ...common, customer_user_id }));
  await insertEvents(tx, customerId, rows);
  for (let from = 0; from < userIds.length; from += MAX_RECIPIENTS)
    await notify(tx, REALTIME_CHANNEL, JSON.stringify(userIds.slice(from, from + MAX_RECIPIENTS)));
}

/** Events deleted per statement. */
const BATCH = 100;

const RETENTION_MS = 7 * DAY_MS;

/** Deletes events older than seven days, here and at the external service. @returns their number */
export async function sweepEvents(
  { kysely }: Pick<Database, 'kysely'>,
  realtime: RealtimePort,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const moment = new Date(now.getTime() - RETENTION_MS).toISOString();
  let count = 0;
  for (;;) {
    const old = await listOlder(kysely, moment, BATCH);
    if (old.length === 0 || signal?.aborted) return count;
    const elsewhere = old.filter(({ isHandedOn }) => isHandedOn).map(({ news }) => news);
    if (elsewhere.length > 0) await realtime.remove(elsewhere);
    await deleteEvents(
      kysely,
      old.map(({ news }) => news.id),
    );
    count += old.length;
  }
}
