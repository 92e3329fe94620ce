import type { Schemas } from '#contract/types.ts';
import type { Insertable } from 'kysely';
import type { LeadsTable } from '../../db/tables/leads.ts';
import type { Tx } from '../../http/call.ts';
import { coupleName } from './rules/coupleName.ts';
import { monthStart } from './rules/window.ts';
import { insertCouple, insertLead } from './store/leads.ts';
import { openCouples, type LockedProvider } from './store/packages.ts';

/** Existing couple, or the data of a new one. */
export type ArrivingCouple =
  | { id: number; name: string; weddingDate: string | null }
  | {
      brideName: string | null;
      groomName: string | null;
      weddingDate: string | null;
      email: string | null;
      phone: string | null;
      contactPreference?: Schemas['ContactPreference'] | undefined;
    };

type LeadColumns = Pick<Insertable<LeadsTable>, 'source' | 'details_name'> &
  Partial<Insertable<LeadsTable>>;

/**
 * Returns true if a limited package masks the lead. The first couples of a calendar month stay open, and an open
 * couple stays open with its next lead. Leads that the customer added itself are never masked and not counted. The
 * provider must be locked.
 */
async function isBeyondPackage(
  tx: Tx,
  provider: LockedProvider,
  { coupleId, source }: { coupleId: number | undefined; source: Schemas['LeadSource'] },
  now: Date,
): Promise<boolean> {
  const { couplesPerMonth } = provider.limits;
  if (couplesPerMonth === undefined || source === 'customer_added') return false;
  const seen = await openCouples(tx, provider.id, monthStart(now), coupleId);
  return !seen.includesCouple && seen.count >= couplesPerMonth;
}

async function keptCouple(tx: Tx, customerId: number, couple: ArrivingCouple) {
  if ('id' in couple) return couple;
  const { brideName, groomName, weddingDate, email, phone, contactPreference } = couple;
  const name = coupleName(brideName, groomName);
  const id = await insertCouple(tx, {
    customer_id: customerId,
    bride_name: brideName,
    groom_name: groomName,
    name,
    wedding_date: weddingDate,
    email,
    phone,
    ...(contactPreference && { contact_preference: contactPreference }),
  });
  return { id, name, weddingDate };
}

/** Inserts a lead that arrives now; the provider must be locked. */
export async function createIncomingLead(
  tx: Tx,
  provider: LockedProvider,
  couple: ArrivingCouple,
  columns: LeadColumns,
  now: Date,
): Promise<{ leadId: number; coupleId: number; isMasked: boolean }> {
  const existingId = 'id' in couple ? couple.id : undefined;
  const { source } = columns;
  const isMasked = await isBeyondPackage(tx, provider, { coupleId: existingId, source }, now);
  const { id: coupleId, name, weddingDate } = await keptCouple(tx, provider.customer_id, couple);
  const at = now.toISOString();
  const leadId = await insertLead(tx, {
    ...columns,
    customer_id: provider.customer_id,
    provider_id: provider.id,
    couple_id: coupleId,
    couple_name: name,
    wedding_date: weddingDate,
    created_at: at,
    updated_at: at,
    last_activity_at: at,
    is_masked: isMasked,
  });
  return { leadId, coupleId, isMasked };
}
