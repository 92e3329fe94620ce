import type { Tx, Principal } from '../../../http/call.ts';
import { ApiError } from '../../../http/apiError.ts';
import { findAnswerOfOthers } from './store/messages.ts';

interface Sending {
  principal: Principal;
  query: { lastMessageId?: number };
}

/** Refuses to send where a colleague has answered the couple since; the lead is held, so that of two at once one is told. */
export async function assertUnanswered(tx: Tx, leadId: number, call: Sending): Promise<void> {
  const after = call.query.lastMessageId;
  if (after === undefined) return;
  const current = await findAnswerOfOthers(tx, leadId, { after, userId: call.principal.userId });
  if (current) throw new ApiError('refused', { reason: 'answered', current });
}
