import type { Tx } from '../../http/call.ts';
import { workingMinutes } from '../../time/responseClock.ts';
import type { Channel } from './rules/leadFacts.ts';
import { answerLead } from './store/leads.ts';

/** Notes that the couple got an answer; only the first one counts. Declining has no channel. */
export async function noteAnswer(
  tx: Tx,
  lead: { id: number; created_at: string },
  channel: Channel | null,
  at: string,
): Promise<void> {
  await answerLead(tx, lead.id, {
    answered_at: at,
    response_minutes: workingMinutes(new Date(lead.created_at), new Date(at)),
    return_channel: channel,
  });
}
