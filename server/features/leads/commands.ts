import type { Schemas } from '#contract/types.ts';
import type { Database } from '../../db/connection.ts';
import type { Begin, Tx } from '../../http/call.ts';
import type { Ports } from '../../ports/ports.ts';
import { notifyUsers } from '../notifications/commands.ts';
import { publishEvent } from '../realtime/commands.ts';
import type { Actor } from './actor.ts';
import { createIncomingLead, type ArrivingCouple } from './arrival.ts';
import { deliver } from './delivery.ts';
import { detailColumns, headline } from './details.ts';
import { endFollowUp } from './followUps/end.ts';
import { sendDueFollowUps } from './followUps/sendDue.ts';
import { leadsAtHome, ratesOfPages } from './home.ts';
import { byStatus as countByStatus } from './rules/coupleStats.ts';
import { isStopWord } from './rules/followUp.ts';
import { windowStart } from './rules/window.ts';
import { noteRefusal } from './store/followUps.ts';
import { findReceivers, findReceivingLead, receiveOnLead } from './store/incoming.ts';
import { insertMessage } from './store/messages.ts';
import { claimQueued } from './store/outgoing.ts';
import { lockProvider } from './store/packages.ts';
import { addHistories, addInteraction } from './store/timeline.ts';

export { countByStatus, leadsAtHome, ratesOfPages, sendDueFollowUps, windowStart };

export interface IncomingLead {
  providerId: number;
  couple: ArrivingCouple;
  source: Schemas['LeadSource'];
  firstLeadType?: Schemas['FirstLeadType'];
  isPrepaid?: boolean;
  details?: Schemas['LeadDetailsWrite'];
  extensionNumber?: string;
  switchboardNumber?: string;
  coupon?: string;
  /** Language of the headline; Turkish when left out. */
  language?: Schemas['Language'];
}

/**
 * An enquiry arrives from outside at a provider of any account; runs as the database's owner.
 * Masks what the package does not open, and tells those who receive the provider's enquiries.
 */
export async function receiveLead(
  tx: Tx,
  incoming: IncomingLead,
  now: Date,
): Promise<{ leadId: number; coupleId: number; isMasked: boolean }> {
  const { providerId, couple, details = {}, source, language = 'tr' } = incoming;
  const provider = await lockProvider(tx, providerId);
  if (!provider) throw new Error(`No provider ${providerId}`);
  const organizationType = details.organizationType ?? null;
  const guests = details.estimatedGuestCount ?? null;
  const columns = {
    ...detailColumns(details),
    details_name: await headline(tx, { organizationType, guests }, language),
    source,
    first_lead_type: incoming.firstLeadType ?? 'infoRequest',
    is_prepaid: incoming.isPrepaid ?? false,
    extension_number: incoming.extensionNumber ?? null,
    switchboard_number: incoming.switchboardNumber ?? null,
    coupon: incoming.coupon ?? null,
  };
  const arrived = await createIncomingLead(tx, provider, couple, columns, now);
  const actor = systemActor(provider.customer_id, now);
  const type = incoming.firstLeadType === 'plusLead' ? 'plus_lead' : 'info_request';
  const lead = { id: arrived.leadId, couple_id: arrived.coupleId };
  await addInteraction(tx, actor, lead, { type, text: details.message ?? null });
  await addHistories(tx, actor, arrived.leadId, [{ event: 'lead_received', to: 'new' }]);
  const said = arrived.isMasked ? undefined : details.message;
  await announce(tx, arrived.leadId, { type: 'lead' }, said, actor.at);
  return arrived;
}

export interface IncomingMessage {
  leadId: number;
  channel: 'email' | 'sms';
  subject?: string;
  body: string;
}

/** A couple writes; runs as the database's owner. Answers the message's id. */
export async function receiveMessage(
  tx: Tx,
  { leadId, channel, subject, body }: IncomingMessage,
  now: Date,
): Promise<number> {
  const lead = await findReceivingLead(tx, leadId);
  if (!lead) throw new Error(`No enquiry ${leadId}`);
  const actor = systemActor(lead.customer_id, now);
  const id = await insertMessage(tx, {
    customer_id: lead.customer_id,
    lead_id: leadId,
    channel,
    direction: 'in',
    subject: subject ?? null,
    body,
    status: 'received',
    created_at: actor.at,
  });
  await receiveOnLead(tx, leadId, actor.at);
  const type = channel === 'email' ? 'email_received' : 'sms_received';
  await addInteraction(tx, actor, lead, { type, text: subject ?? body });
  await endFollowUp(tx, actor, leadId, 'replied');
  if (isStopWord(body)) await noteRefusal(tx, lead.couple_id, actor.at);
  const shown = lead.is_masked ? '' : body;
  await announce(tx, leadId, { type: 'lead_message', body: shown }, shown, actor.at);
  return id;
}

/** Characters of a couple's words that a notification carries. */
const LONGEST_QUOTE = 300;

/** By characters: half of one would be no text. */
const quoted = (text: string | null | undefined) =>
  [...(text ?? '').trim()].slice(0, LONGEST_QUOTE).join('') || undefined;

/** Tells everybody who receives the provider's enquiries, now and in the bell. */
async function announce(
  tx: Tx,
  leadId: number,
  what: { type: 'lead' } | { type: 'lead_message'; body: string },
  words: string | null | undefined,
  at: string,
): Promise<void> {
  const lead = await findReceivingLead(tx, leadId);
  if (!lead) return;
  const userIds = await findReceivers(tx, lead.provider_id);
  const { provider_id: providerId, shown_name: coupleName } = lead;
  await publishEvent(tx, lead.customer_id, userIds, {
    ...what,
    leadId,
    providerId,
    coupleName,
    at,
  });
  const body = quoted(words);
  const told = { kind: what.type, leadId, providerId, at, ...(body !== undefined && { body }) };
  await notifyUsers(tx, lead.customer_id, userIds, told);
}

const systemActor = (customerId: number, now: Date): Actor => ({
  customerId,
  userId: null,
  agentId: null,
  at: now.toISOString(),
});

/** A queued message is its own process's for this long; then it is taken for left behind. */
const GRACE_MS = 2 * 60_000;

/**
 * Sends what a process that ended left in the queue; answers how many messages were taken.
 * Several processes may run it at once: none takes what another has, and a port sends nothing twice.
 */
export async function sweepQueuedMessages(
  db: Pick<Database, 'kysely'>,
  ports: Pick<Ports, 'mail' | 'sms' | 'storage'>,
  now: Date,
): Promise<number> {
  const begin: Begin = (work) => db.kysely.transaction().execute(work);
  const at = now.toISOString();
  const since = new Date(now.getTime() - GRACE_MS).toISOString();
  const taken = await begin((tx) => claimQueued(tx, since, at));
  for (const message of taken) await deliver(begin, ports, message, { at, agentId: null });
  return taken.length;
}
