import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../http/call.ts';
import { coupleLanguage } from './messaging/rules/coupleLanguage.ts';

/** Couple's data for a deal, from its lead; `isDeal` is true if the lead is a deal. */
export interface Deal {
  leadId: number;
  customerId: number;
  /** Provider of the deal. */
  providerId: number;
  isDeal: boolean;
  /** True once either side declined. */
  isOver: boolean;
  isMasked: boolean;
  coupleName: string;
  weddingDate: string | null;
  dealDate: string | null;
  email: string | null;
  phone: string | null;
  contactPreference: Schemas['ContactPreference'];
  language: Language;
}

const OVER: ReadonlySet<string> = new Set(['rejected', 'not_wedding', 'other_firm']);

/**
 * Locks an accessible lead of any status.
 * @returns the data of its actual or possible deal; undefined without one
 */
export async function lockLeadDeal(
  tx: Tx,
  leadId: number,
  homeLanguage: Language,
): Promise<Deal | undefined> {
  const row = await tx
    .selectFrom('leads as l')
    .innerJoin('couples as c', 'c.id', 'l.couple_id')
    .select([
      'l.id',
      'l.customer_id',
      'l.provider_id',
      'l.deal_provider_id',
      'l.status',
      'l.is_masked',
      'l.shown_name',
      'l.wedding_date',
      'l.deal_date',
      'l.message',
      'c.email',
      'c.phone',
      'c.contact_preference',
    ])
    .where('l.id', '=', leadId)
    .forUpdate('l')
    .executeTakeFirst();
  if (!row) return undefined;
  const words = { texts: [row.message ?? ''], phone: row.phone };
  return {
    leadId: row.id,
    customerId: row.customer_id,
    providerId: row.deal_provider_id ?? row.provider_id,
    isDeal: row.status === 'deal',
    isOver: OVER.has(row.status),
    isMasked: row.is_masked,
    coupleName: row.shown_name,
    weddingDate: row.wedding_date,
    dealDate: row.deal_date,
    email: row.email,
    phone: row.phone,
    contactPreference: row.contact_preference,
    language: coupleLanguage(words, homeLanguage),
  };
}
