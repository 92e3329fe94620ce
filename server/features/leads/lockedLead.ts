import type { OperationId } from '#contract/types.ts';
import type { Call, Tx, Principal } from '../../http/call.ts';
import { notFound } from '../../http/apiError.ts';
import { accessScopeOf } from './access.ts';
import { factsOf, viewerOf, type Viewer } from './record.ts';
import type { LeadFacts } from './rules/leadFacts.ts';
import { findLead, findLeadBrief } from './store/leads.ts';
import type { LeadRow } from './store/leadRow.ts';

export type LeadCall = Pick<Call<OperationId>, 'now' | 'language'> & { principal: Principal };

export interface LockedLead {
  row: LeadRow;
  facts: LeadFacts;
  viewer: Viewer;
}

/**
 * Locks and returns the lead of a call, with the facts for its rules.
 * @throws ApiError 404 if the lead is not accessible
 */
export async function lockedLead(tx: Tx, call: LeadCall, id: number): Promise<LockedLead> {
  const row = await findLead(tx, accessScopeOf(call.principal), id, call.language, 'for update');
  if (!row) throw notFound();
  const viewer = viewerOf(call);
  return { row, facts: factsOf(row, viewer), viewer };
}

/**
 * Returns the current lead of a call.
 * @throws ApiError 404 if the lead is not accessible
 */
export async function currentLead(tx: Tx, call: LeadCall, id: number): Promise<LeadRow> {
  const row = await findLead(tx, accessScopeOf(call.principal), id, call.language);
  if (!row) throw notFound();
  return row;
}

/**
 * Returns the lead that every operation on its records checks first.
 * @throws ApiError 404 if the lead is not accessible
 */
export async function getLeadSummary(
  tx: Tx,
  call: { principal: Principal },
  id: number,
): Promise<{ id: number; is_masked: boolean }> {
  const lead = await findLeadBrief(tx, accessScopeOf(call.principal), id);
  if (!lead) throw notFound();
  return lead;
}
