import type { Schemas } from '#contract/types.ts';
import type { Call, Handler, Tx } from '../../../http/call.ts';
import { invalid, staleVersion, type FieldFault } from '../../../http/apiError.ts';
import { configFaults } from '../../configuration/commands.ts';
import { broadcastToLead } from '../../realtime/commands.ts';
import { assertAllowed } from '../access.ts';
import { actorOf } from '../actor.ts';
import { detailColumns, headline } from '../details.ts';
import { notifyAssignee } from '../assignLead.ts';
import { currentLead, lockedLead } from '../lockedLead.ts';
import { leadRecord } from '../record.ts';
import { coupleName } from '../rules/coupleName.ts';
import { readOnlyReason } from '../rules/leadFacts.ts';
import type { HistoryEntry, LeadPatch } from '../rules/outcome.ts';
import { findAssignee, type Assignee } from '../store/assignees.ts';
import { changeCouple, type CoupleChange } from '../store/couples.ts';
import { changeLead } from '../store/leads.ts';
import type { LeadRow } from '../store/leadRow.ts';
import { addHistories } from '../activity/store/timeline.ts';

type CoupleUpdate = NonNullable<Schemas['LeadUpdate']['couple']>;

/** Returns the couple with the sent changes applied. */
function coupleAfter(row: LeadRow, sent: CoupleUpdate): Required<CoupleChange> {
  const bride = sent.brideName === undefined ? row.bride_name : sent.brideName.trim();
  const groom = sent.groomName === undefined ? row.groom_name : sent.groomName?.trim() || null;
  return {
    bride_name: bride,
    groom_name: groom,
    name: coupleName(bride, groom),
    wedding_date: sent.weddingDate === undefined ? row.wedding_date : sent.weddingDate,
    email: sent.email === undefined ? row.email : sent.email,
    phone: sent.phone === undefined ? row.phone : sent.phone,
  };
}

async function faultsOf(
  tx: Tx,
  { body }: Call<'updateLead'>,
  row: LeadRow,
  assignee: Assignee | undefined,
): Promise<FieldFault[]> {
  const { leadDetails, assigneeId } = body;
  const organizationType = leadDetails?.organizationType;
  // An inactive entry may stay unchanged.
  const value = organizationType === row.organization_type ? undefined : organizationType;
  return [
    ...(await configFaults(tx, [
      { path: 'leadDetails.organizationType', list: 'organization_type', value },
    ])),
    ...(typeof assigneeId === 'number' && !assignee
      ? [{ path: 'assigneeId', code: 'not_own' }]
      : []),
  ];
}

const fieldOf = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the contract's names of the fields whose value changed. */
function changedFields(before: object, after: object): string[] {
  const old = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([column, value]) =>
    old.get(column) === value ? [] : [fieldOf(column)],
  );
}

function historiesOf(
  row: LeadRow,
  couple: string[],
  patch: LeadPatch,
  assignee: Assignee | undefined,
): HistoryEntry[] {
  const { assignee_id, details_name: _headline, ...details } = patch;
  const wishes = changedFields(row, details);
  return [
    ...(couple.length > 0 ? [{ event: 'couple_changed', to: couple.join(', ') }] : []),
    ...(wishes.length > 0 ? [{ event: 'details_changed', to: wishes.join(', ') }] : []),
    ...(assignee_id !== undefined && assignee_id !== row.assignee_id
      ? [{ event: 'assignee_changed', from: row.assignee_name, to: assignee?.name ?? null }]
      : []),
  ];
}

async function patchOf(tx: Tx, call: Call<'updateLead'>, row: LeadRow): Promise<LeadPatch> {
  const { leadDetails, assigneeId } = call.body;
  const details = detailColumns(leadDetails ?? {});
  const {
    organization_type: organizationType = row.organization_type,
    estimated_guest_count: guests = row.estimated_guest_count,
  } = details;
  const isNewHeadline =
    organizationType !== row.organization_type || guests !== row.estimated_guest_count;
  return {
    ...details,
    ...(assigneeId !== undefined && { assignee_id: assigneeId }),
    ...(isNewHeadline && {
      details_name: await headline(tx, { organizationType, guests }, call.language),
    }),
  };
}

export const updateLead: Handler<'updateLead'> = async (tx, call) => {
  const { body, params, principal, version } = call;
  const { row, facts, viewer } = await lockedLead(tx, call, params.id);
  assertAllowed(readOnlyReason(facts));
  if (row.version !== version) throw staleVersion(leadRecord(row, viewer));
  const { couple = {}, assigneeId } = body;
  const isContact = couple.email !== undefined || couple.phone !== undefined;
  // The displayed contacts are hidden, so a change would overwrite unknown values.
  if (isContact && row.contact_preference === 'anonymised') assertAllowed('anonymised');
  const assignee =
    typeof assigneeId === 'number'
      ? await findAssignee(tx, principal.customerId, row.provider_id, assigneeId)
      : undefined;
  const faults = await faultsOf(tx, call, row, assignee);
  if (faults.length > 0) throw invalid(...faults);

  const actor = actorOf(call);
  const after = coupleAfter(row, couple);
  const { name, ...fields } = after;
  const changed = changedFields(row, fields);
  if (changed.length > 0) {
    const { customerId } = principal;
    const target = { customerId, id: row.couple_id, exceptLeadId: row.id, at: actor.at };
    await changeCouple(tx, target, after);
  }
  const patch = await patchOf(tx, call, row);
  await changeLead(tx, row.id, patch, actor.at);
  await addHistories(tx, actor, row.id, historiesOf(row, changed, patch, assignee));
  await notifyAssignee(tx, call, row, assigneeId);
  await broadcastToLead(tx, actor.customerId, { type: 'lead', leadId: row.id });
  return { data: leadRecord(await currentLead(tx, call, row.id), viewer) };
};
