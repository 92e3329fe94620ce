import type { Tx } from '../../../http/call.ts';
import { factsOf } from '../record.ts';
import { channelRefusal } from '../rules/channels.ts';
import { followUpRefusal } from '../rules/followUpRefusal.ts';
import { today, windowStart } from '../rules/window.ts';
import { findLead } from '../store/leads.ts';
import { isOvertaken } from './store/overtaken.ts';
import type { Outgoing } from './store/outgoing.ts';

/**
 * Returns true if an automatic message must no longer be sent: while it waited for a service, the couple wrote or
 * refused such messages, a person answered, or the lead was closed.
 */
export async function isObsolete(tx: Tx, message: Outgoing, now: Date): Promise<boolean> {
  const scope = { customerId: message.customer_id, providerIds: [message.provider_id] };
  const row = await findLead(tx, scope, message.lead_id, 'tr');
  if (!row) return true;
  const facts = factsOf(row, { windowStart: windowStart(now), today: today(now) });
  const refusal = followUpRefusal(facts) ?? channelRefusal(message.channel, facts);
  return refusal !== undefined || isOvertaken(tx, message.id);
}
