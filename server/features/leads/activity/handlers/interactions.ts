import type { OperationId } from '#contract/types.ts';
import type { Call, Handlers, Tx } from '../../../../http/call.ts';
import { invalid, notFound, ApiError, refused, staleVersion } from '../../../../http/apiError.ts';
import { broadcastToLead } from '../../../realtime/commands.ts';
import { assertAllowed, assertShown } from '../../access.ts';
import { actorOf } from '../../actor.ts';
import { recordFirstResponse } from '../../recordFirstResponse.ts';
import { getLeadSummary, lockedLead, type LeadCall, type LockedLead } from '../../lockedLead.ts';
import { COUNT_LIMIT, metaOf, windowOf } from '../../../../http/page.ts';
import { channelRefusal } from '../../rules/channels.ts';
import { readOnlyReason } from '../../rules/leadFacts.ts';
import { isPast, canChangeNote, canChangeReminder } from '../rules/notes.ts';
import {
  changeInteraction,
  deleteInteraction,
  findInteraction,
  interactionRecord,
  listInteractions,
  type InteractionRow,
} from '../store/interactions.ts';
import { touchLead } from '../../store/leads.ts';
import { addInteraction, type NewInteraction } from '../store/timeline.ts';

async function existing(tx: Tx, leadId: number, id: number): Promise<InteractionRow> {
  const row = await findInteraction(tx, leadId, id);
  if (!row) throw notFound();
  return row;
}

async function add(tx: Tx, call: LeadCall, { row }: LockedLead, interaction: NewInteraction) {
  const actor = actorOf(call);
  const id = await addInteraction(tx, actor, row, interaction);
  await touchLead(tx, row.id, {}, actor.at);
  await broadcastToLead(tx, actor.customerId, { type: 'lead', leadId: row.id });
  return { data: interactionRecord(await existing(tx, row.id, id)) };
}

type OwnCall = Pick<Call<OperationId>, 'now' | 'language'> & {
  principal: Call<'updateLeadInteraction'>['principal'];
  params: { id: number; interactionId: number };
};

function isSameInstant(sent: string | null | undefined, kept: string | null): boolean {
  if (!sent || kept === null) return sent === kept;
  return Date.parse(sent) === Date.parse(kept);
}

/**
 * Locks and returns a note whose text or reminder the caller may change.
 * @throws ApiError `note_only` without permission, or the reason why the lead is read-only
 */
async function changeable(
  tx: Tx,
  call: OwnCall,
  what: 'note' | 'reminder',
): Promise<InteractionRow> {
  const { row, facts } = await lockedLead(tx, call, call.params.id);
  const note = await existing(tx, row.id, call.params.interactionId);
  assertAllowed(readOnlyReason(facts));
  const canChange =
    what === 'note'
      ? canChangeNote(note, call.principal)
      : canChangeReminder(note, call.principal, row.assignee_id);
  if (!canChange) throw refused('note_only');
  await broadcastToLead(tx, call.principal.customerId, { type: 'lead', leadId: row.id });
  return note;
}

export const interactionHandlers = {
  async listLeadInteractions(tx, call) {
    const { query, params } = call;
    assertShown(await getLeadSummary(tx, call, params.id));
    const slice = {
      ...windowOf(query),
      descending: query.sort !== 'createdAt',
      counted: COUNT_LIMIT,
    };
    const { records, found } = await listInteractions(tx, params.id, query.type, slice);
    return { data: records, meta: metaOf(query, found) };
  },

  async createLeadInteraction(tx, call) {
    const { type, text, remindAt } = call.body;
    const lead = await lockedLead(tx, call, call.params.id);
    assertAllowed(readOnlyReason(lead.facts));
    if (type === 'whatsapp_opened') {
      const reason = channelRefusal('whatsapp', lead.facts);
      if (reason === 'no_whatsapp')
        throw new ApiError('feature', { feature: 'whatsappLeads', reason });
      assertAllowed(reason);
    }
    // Opening WhatsApp sends nothing by itself; it counts as a reply once its result is recorded.
    if (type === 'whatsapp_opened')
      await recordFirstResponse(tx, lead.row, 'whatsapp', actorOf(call));
    return add(tx, call, lead, { type, text, remindAt });
  },

  async updateLeadInteraction(tx, call) {
    const { text, remindAt, done } = call.body;
    const note = await changeable(tx, call, text === undefined ? 'reminder' : 'note');
    if (note.version !== call.version) throw staleVersion(interactionRecord(note));
    // An unchanged reminder may be in the past.
    const moved = isSameInstant(remindAt, note.remind_at) ? undefined : remindAt;
    if (isPast(moved, call.now)) throw invalid({ path: 'remindAt', code: 'future' });
    const isDone = done ?? (moved === undefined ? undefined : false);
    await changeInteraction(tx, note, {
      ...(text !== undefined && { text }),
      ...(moved !== undefined && { remind_at: moved }),
      ...(isDone !== undefined && { reminded_at: isDone ? call.now.toISOString() : null }),
    });
    return { data: interactionRecord(await existing(tx, call.params.id, note.id)) };
  },

  async deleteLeadInteraction(tx, call) {
    const note = await changeable(tx, call, 'note');
    await deleteInteraction(tx, note.id);
    return { data: {} };
  },

  async remindLead(tx, call) {
    const { remindAt, note } = call.body;
    const lead = await lockedLead(tx, call, call.params.id);
    assertAllowed(readOnlyReason(lead.facts));
    return add(tx, call, lead, { type: 'call_again', text: note?.trim() || null, remindAt });
  },
} satisfies Pick<
  Handlers,
  | 'listLeadInteractions'
  | 'createLeadInteraction'
  | 'updateLeadInteraction'
  | 'deleteLeadInteraction'
  | 'remindLead'
>;
