import type { Tx } from '../../http/call.ts';
import { addInteraction } from './activity/store/timeline.ts';
import { announce } from './announce.ts';
import { endFollowUp } from './followUps/endFollowUp.ts';
import { isStopWord } from './followUps/rules/followUp.ts';
import { noteRefusal } from './followUps/store/followUps.ts';
import { systemActor } from './systemActor.ts';
import { findReceivingLead, receiveOnLead } from './messaging/store/incoming.ts';
import { insertMessage } from './messaging/store/messages.ts';

export interface IncomingMessage {
  leadId: number;
  channel: 'email' | 'sms';
  subject?: string;
  body: string;
}

/**
 * Inserts an incoming message of a couple, ends the lead's follow-up, and notifies the users who receive the
 * provider's leads. Runs as the database owner.
 * @returns the message's id
 * @throws Error for an unknown lead
 */
export async function receiveMessage(
  tx: Tx,
  { leadId, channel, subject, body }: IncomingMessage,
  now: Date,
): Promise<number> {
  const lead = await findReceivingLead(tx, leadId);
  if (!lead) throw new Error(`No lead ${leadId}`);
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
