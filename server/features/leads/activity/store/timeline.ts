import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';
import type { Actor } from '../../actor.ts';
import type { HistoryEntry } from '../../rules/outcome.ts';

const MAX_VALUE_LENGTH = 120;

const value = (text: string | null | undefined): string | null =>
  text?.slice(0, MAX_VALUE_LENGTH) ?? null;

/** Inserts entries of a lead's history, in order. */
export async function addHistories(
  tx: Tx,
  actor: Actor,
  leadId: number,
  entries: readonly HistoryEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('lead_histories')
    .values(
      entries.map(({ event, from, to, note }) => ({
        customer_id: actor.customerId,
        lead_id: leadId,
        event,
        from_value: value(from),
        to_value: value(to),
        note: note ?? null,
        created_by: actor.userId,
        agent_id: actor.agentId,
        created_at: actor.at,
      })),
    )
    .execute();
}

export interface NewInteraction {
  type: Schemas['InteractionType'];
  text: string | null;
  remindAt?: string | null | undefined;
}

/** Inserts a contact, which becomes the couple's last activity. @returns its id */
export async function addInteraction(
  tx: Tx,
  actor: Actor,
  lead: { id: number; couple_id: number },
  { type, text, remindAt }: NewInteraction,
): Promise<number> {
  const { id } = await tx
    .insertInto('lead_interactions')
    .values({
      customer_id: actor.customerId,
      lead_id: lead.id,
      type,
      text: text?.slice(0, 2000) ?? null,
      remind_at: remindAt ?? null,
      created_by: actor.userId,
      created_at: actor.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('couples')
    .set({ last_activity_at: actor.at, last_activity_type: type, last_activity_lead_id: lead.id })
    .where('id', '=', lead.couple_id)
    .where((eb) =>
      eb.or([eb('last_activity_at', 'is', null), eb('last_activity_at', '<=', actor.at)]),
    )
    .execute();
  return id;
}
