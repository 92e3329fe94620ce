import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import { invalid } from '../../http/apiError.ts';
import { notifyUsers } from '../notifications/commands.ts';
import { broadcastToLead, publishEvent } from '../realtime/commands.ts';
import { actorOf } from './actor.ts';
import { currentLead, type LeadCall, type LockedLead } from './lockedLead.ts';
import { leadRecord } from './record.ts';
import { findAssignee } from './store/assignees.ts';
import { changeLead } from './store/leads.ts';
import type { LeadRow } from './store/leadRow.ts';
import { addHistories } from './activity/store/timeline.ts';

/** Notifies the new assignee of a lead, unless they assigned it themselves. */
export async function notifyAssignee(
  tx: Tx,
  call: LeadCall,
  row: LeadRow,
  assigneeId: number | null | undefined,
): Promise<void> {
  const isNews =
    assigneeId && assigneeId !== row.assignee_id && assigneeId !== call.principal.userId;
  if (!isNews) return;
  const { customerId, name } = call.principal;
  const happened = { leadId: row.id, providerId: row.provider_id, at: call.now.toISOString() };
  await publishEvent(tx, customerId, [assigneeId], {
    ...happened,
    type: 'lead_assigned',
    coupleName: row.shown_name,
    body: name,
  });
  await notifyUsers(tx, customerId, [assigneeId], {
    ...happened,
    kind: 'lead_assigned',
    params: { who: name },
  });
}

/** Assigns a lead to a user, or to nobody. */
export async function assignLead(
  tx: Tx,
  call: LeadCall,
  { row, viewer }: LockedLead,
  assigneeId: number | null,
): Promise<{ data: Schemas['Lead'] }> {
  const { customerId } = call.principal;
  const assignee =
    assigneeId === null
      ? undefined
      : await findAssignee(tx, customerId, row.provider_id, assigneeId);
  if (assigneeId !== null && !assignee) throw invalid({ path: 'assigneeId', code: 'not_own' });
  if (assigneeId !== row.assignee_id) {
    const actor = actorOf(call);
    const to = assignee?.name ?? null;
    await changeLead(tx, row.id, { assignee_id: assigneeId }, actor.at);
    await addHistories(tx, actor, row.id, [
      { event: 'assignee_changed', from: row.assignee_name, to },
    ]);
    await notifyAssignee(tx, call, row, assigneeId);
    await broadcastToLead(tx, customerId, { type: 'lead', leadId: row.id });
  }
  return { data: leadRecord(await currentLead(tx, call, row.id), viewer) };
}
