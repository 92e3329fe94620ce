import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../http/call.ts';
import { coupleLanguage } from './messaging/rules/coupleLanguage.ts';

/** Facts of a couple for a deal with it, as its lead has them now; `isDeal` says whether there is one. */
export interface Deal {
  leadId: number;
  customerId: number;
  /** The provider that the deal is with. */
  providerId: number;
  isDeal: boolean;
  /** True once it was turned down, by either side. */
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

/** Locks a lead that the caller reaches, whatever its status, and returns what its deal has or would have; undefined for none. */
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
