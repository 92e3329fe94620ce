import type { Tx, Principal } from '../../../http/call.ts';
import { ApiError } from '../../../http/apiError.ts';
import { findAnswerOfOthers } from './store/messages.ts';

interface Sending {
  principal: Principal;
  query: { lastMessageId?: number };
}

/** Locks the lead and rejects a message if another user has answered the couple meanwhile. @throws ApiError */
export async function assertUnanswered(tx: Tx, leadId: number, call: Sending): Promise<void> {
  const after = call.query.lastMessageId;
  if (after === undefined) return;
  const current = await findAnswerOfOthers(tx, leadId, { after, userId: call.principal.userId });
  if (current) throw new ApiError('refused', { reason: 'answered', current });
}
