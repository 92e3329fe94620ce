import type { Insertable } from 'kysely';
import type { CouplesTable, LeadsTable } from '../../../server/db/tables/leads.ts';
import { jsonb } from '../../../server/db/jsonb.ts';
import { addCustomer, addPlaces, addProvider, addUser } from '../../support/account.ts';
import { testApi, type Caller, type TestApi, type TestApiOptions } from '../../support/api.ts';

/** Two customers: Ayşe's with two providers and colleagues, and Burak's, who must not see any of it. */
export interface LeadAccount {
  api: TestApi;
  customerId: number;
  garden: number;
  studio: number;
  ayse: Caller;
  ayseId: number;
  /** User with the sales role, linked to the garden only. */
  mert: Caller;
  mertId: number;
  viewer: Caller;
  stranger: Caller;
  strangersProvider: number;
  strangersCustomer: number;
}

const LISTS = {
  organization_type: { wedding: 'Düğün', henna: 'Kına' },
  lead_process_state: { called_talked: 'Görüşüldü', visited: 'Geldiler' },
  info_request_reject_reason_id: { date_full: 'Tarih dolu' },
  lead_report_reasons: { fake_contact: 'Sahte bilgi' },
} as const;

async function addLists({ db: { kysely } }: TestApi): Promise<void> {
  for (const [type, entries] of Object.entries(LISTS)) {
    for (const [position, [itemId, text]] of Object.entries(entries).entries()) {
      // cast: the keys are those of LISTS
      const item_type = type as keyof typeof LISTS;
      const words = jsonb({ tr: text, en: text, de: text, ar: text });
      await kysely
        .insertInto('config_items')
        .values({ item_type, item_id: itemId, position, words })
        .execute();
    }
  }
  const words = jsonb({ tr: 'Nişan', en: 'Engagement', de: 'Verlobung', ar: 'خطوبة' });
  await kysely
    .insertInto('config_items')
    .values({
      item_type: 'organization_type',
      item_id: 'old',
      position: 9,
      status: 'passive',
      words,
    })
    .execute();
}

export async function leadAccount(options: TestApiOptions = {}): Promise<LeadAccount> {
  const api = await testApi(options);
  const { db } = api;
  await addPlaces(db);
  await addLists(api);
  const customerId = await addCustomer(db);
  const garden = await addProvider(db, customerId, {
    features: ['whatsappLeads'],
    email: 'bilgi@cinaralti.example.com',
    phone: '+902125550001',
  });
  const studio = await addProvider(db, customerId, {
    name: 'Işık & Gölge Fotoğraf',
    district_id: null,
  });
  const ayseId = await addUser(db, { customerId, providerIds: [garden, studio] });
  const mertId = await addUser(db, {
    customerId,
    name: 'Mert',
    surname: 'Kaya',
    role: 'sales',
    providerIds: [garden],
  });
  const viewerId = await addUser(db, {
    customerId,
    name: 'Zeki',
    role: 'viewer',
    providerIds: [garden, studio],
  });
  const strangersCustomer = await addCustomer(db, 'Burak Organizasyon');
  const strangersProvider = await addProvider(db, strangersCustomer, { name: 'Burak Salon' });
  const strangerId = await addUser(db, {
    customerId: strangersCustomer,
    name: 'Burak',
    providerIds: [strangersProvider],
  });
  return {
    api,
    customerId,
    garden,
    studio,
    ayseId,
    mertId,
    strangersProvider,
    strangersCustomer,
    ayse: await api.signedInAs(ayseId),
    mert: await api.signedInAs(mertId),
    viewer: await api.signedInAs(viewerId),
    stranger: await api.signedInAs(strangerId),
  };
}

type NewLead = Partial<Insertable<LeadsTable>> & {
  couple?: Partial<Insertable<CouplesTable>>;
};

/** Inserts a lead, by default a new one of Elif & Can, an hour old, with all channels allowed. */
export async function addLead(
  { api: { db, now }, customerId, garden }: Pick<LeadAccount, 'api' | 'customerId' | 'garden'>,
  { couple = {}, ...own }: NewLead = {},
): Promise<{ leadId: number; coupleId: number }> {
  const owner = own.customer_id ?? customerId;
  const weddingDate = couple.wedding_date === undefined ? '2027-06-19' : couple.wedding_date;
  const name = couple.name ?? 'Elif Şahin & Can Demir';
  const coupleId =
    own.couple_id ??
    (
      await db.kysely
        .insertInto('couples')
        .values({
          customer_id: owner,
          bride_name: 'Elif Şahin',
          groom_name: 'Can Demir',
          email: 'elif@example.com',
          phone: '+905321234567',
          ...couple,
          name,
          wedding_date: weddingDate,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const createdAt = own.created_at ?? new Date(now.value.getTime() - 3_600_000).toISOString();
  const { id } = await db.kysely
    .insertInto('leads')
    .values({
      customer_id: owner,
      provider_id: garden,
      couple_name: name,
      wedding_date: weddingDate,
      details_name: 'Düğün · 250 kişi',
      organization_type: 'wedding',
      estimated_guest_count: 250,
      source: 'info_request',
      switchboard_number: '+908500000000',
      extension_number: '4821',
      message: 'Haziran için müsait misiniz?',
      updated_at: createdAt,
      last_activity_at: createdAt,
      ...own,
      couple_id: coupleId,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { leadId: id, coupleId };
}
