import type { Tx } from '../../../http/call.ts';
import type { Actor } from '../actor.ts';
import type { EndReason } from './rules/followUp.ts';
import { endRunning } from './store/followUps.ts';
import { addHistories } from '../activity/store/timeline.ts';

/** Ends the running follow-up of a lead and records the reason. @returns false if none is running */
export async function endFollowUp(
  tx: Tx,
  actor: Actor,
  leadId: number,
  reason: EndReason,
  id?: number,
): Promise<boolean> {
  const ended = { reason, at: actor.at, ...(id !== undefined && { id }) };
  if (!(await endRunning(tx, leadId, ended))) return false;
  await addHistories(tx, actor, leadId, [{ event: 'follow_up_ended', to: reason }]);
  return true;
}
