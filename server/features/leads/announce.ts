import type { Tx } from '../../http/call.ts';
import { notifyUsers } from '../notifications/commands.ts';
import { publishEvent } from '../realtime/commands.ts';
import { findReceivers, findReceivingLead } from './messaging/store/incoming.ts';

/** Maximum characters of a couple's message in a notification. */
const MAX_QUOTE = 300;

/** Truncates by characters, so that no surrogate pair is split. */
const quoted = (text: string | null | undefined) =>
  [...(text ?? '').trim()].slice(0, MAX_QUOTE).join('') || undefined;

/** Publishes an event to the users who receive the provider's leads, and adds it to their notifications. */
export async function announce(
  tx: Tx,
  leadId: number,
  event: { type: 'lead' } | { type: 'lead_message'; body: string },
  text: string | null | undefined,
  at: string,
): Promise<void> {
  const lead = await findReceivingLead(tx, leadId);
  if (!lead) return;
  const userIds = await findReceivers(tx, lead.provider_id);
  const { provider_id: providerId, shown_name: coupleName } = lead;
  await publishEvent(tx, lead.customer_id, userIds, {
    ...event,
    leadId,
    providerId,
    coupleName,
    at,
  });
  const body = quoted(text);
  const notice = { kind: event.type, leadId, providerId, at, ...(body !== undefined && { body }) };
  await notifyUsers(tx, lead.customer_id, userIds, notice);
}
