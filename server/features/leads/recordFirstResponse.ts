import type { Tx } from '../../http/call.ts';
import { workingMinutes } from '../../time/responseClock.ts';
import type { Actor } from './actor.ts';
import { endFollowUp } from './followUps/endFollowUp.ts';
import type { Channel } from './rules/leadFacts.ts';
import { answerLead } from './store/leads.ts';

/**
 * Records a user's reply: the first one counts as the response, and each ends the follow-up. Declining has no
 * channel.
 */
export async function recordFirstResponse(
  tx: Tx,
  lead: { id: number; created_at: string },
  channel: Channel | null,
  actor: Actor,
): Promise<void> {
  const { at } = actor;
  await answerLead(tx, lead.id, {
    answered_at: at,
    response_minutes: workingMinutes(new Date(lead.created_at), new Date(at)),
    return_channel: channel,
  });
  await endFollowUp(tx, actor, lead.id, 'person');
}
