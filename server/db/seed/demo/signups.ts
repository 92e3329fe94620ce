import type { Insertable } from 'kysely';
import { hashToken } from '../../../secrets/token.ts';
import type { ProviderWizardsTable } from '../../tables/signup.ts';
import { demoSecrets } from '../demoSignIns.ts';
import { DAY_MS } from '../../../time/day.ts';

const BUSINESS = { businessName: 'Iğdır Çiçek Evi', categoryId: 13, cityId: 34 };
const COMPANY = {
  customerName: 'Şirin Işıklar',
  companyType: 'sole_proprietor',
  taxOffice: 'Kadıköy',
  billingAddress: 'Bahariye Caddesi 18, Kadıköy',
  identityNumber: '10000000146',
};

/** Returns the demo's registrations: just sent, partly filled in, expired, and revoked. */
export function signups(now: Date, agentId: number | null): Insertable<ProviderWizardsTable>[] {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const row = (
    token: string,
    own: Partial<Insertable<ProviderWizardsTable>>,
  ): Insertable<ProviderWizardsTable> => ({
    token_hash: hashToken(token),
    contact_name: 'Gülşah Özdemir',
    email: null,
    phone: null,
    language: 'tr',
    form: '{}',
    done: [],
    agent_id: agentId,
    created_at: at(-1),
    saved_at: null,
    expires_at: at(29),
    withdrawn_at: null,
    finished_at: null,
    opened_customer_id: null,
    owner_id: null,
    terms_edition: null,
    terms_address: null,
    wants_news: null,
    ...own,
  });
  return [
    row(demoSecrets.openSignup, {
      email: 'gulsah.ozdemir@example.com',
      phone: '+905321000201',
    }),
    row(demoSecrets.savedSignup, {
      contact_name: 'Şirin Işıklar',
      phone: '+905321000202',
      form: JSON.stringify({ ...BUSINESS, address: 'Moda Caddesi 4', ...COMPANY }),
      done: ['business', 'company'],
      created_at: at(-6),
      saved_at: at(-4),
      expires_at: at(24),
    }),
    row(demoSecrets.expiredSignup, {
      contact_name: 'İlker Çağlar',
      email: 'ilker.caglar@example.com',
      form: JSON.stringify({ businessName: 'Çağlar Orkestra', categoryId: 9, cityId: 6 }),
      done: ['business'],
      created_at: at(-41),
      saved_at: at(-40),
      expires_at: at(-11),
    }),
    row(demoSecrets.withdrawnSignup, {
      contact_name: 'Ümit Ğani',
      phone: '+905321000204',
      created_at: at(-12),
      expires_at: at(18),
      withdrawn_at: at(-9),
    }),
  ];
}
