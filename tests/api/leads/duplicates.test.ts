import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asTenant } from '../../../server/db/tenant.ts';
import { duplicatesQuery } from '../../../server/features/leads/messaging/store/duplicates.ts';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
const statements: string[] = [];
beforeAll(async () => {
  account = await leadAccount({ onStatement: (statement) => statements.push(statement) });
  api = account.api;
});
beforeEach(async () => {
  await api.db.kysely.deleteFrom('leads').execute();
  await api.db.kysely.deleteFrom('couples').execute();
});
afterAll(() => api.close());

const duplicates = async (id: number, who = account.ayse) =>
  (await api.ok(who, 'listLeadDuplicates', { params: { id } })).data;
const found = async (id: number, who = account.ayse) =>
  (await duplicates(id, who)).map(({ leadId, matchedBy }) => [leadId, ...matchedBy]);

/** A couple without any equal value. */
const other = {
  name: 'Zeynep & Ali',
  phone: '+905559998877',
  email: 'zeynep@example.com',
  wedding_date: '2027-09-04',
};
const atStudio = (couple: object) =>
  addLead(account, { provider_id: account.studio, status: 'negotiating', couple });

describe('leads of the same couple', () => {
  test.each<[string, object, string[]]>([
    ['by phone', { ...other, phone: '+905321234567' }, ['phone']],
    ['by e-mail, however it is written', { ...other, email: 'ELIF@Example.com' }, ['email']],
    [
      'by names and day, however they are written',
      { ...other, name: 'ELİF ŞAHİN & CAN DEMİR', wedding_date: '2027-06-19' },
      ['name'],
    ],
    ['by all of it', {}, ['phone', 'email', 'name']],
  ])('are found %s', async (_name, couple, matchedBy) => {
    const { leadId } = await addLead(account);
    const theirs = await atStudio(couple);
    await atStudio({
      name: 'Ayça',
      phone: '+905551112233',
      email: 'ayca@example.com',
      wedding_date: '2027-08-08',
    });
    expect(await duplicates(leadId)).toMatchObject([
      {
        leadId: theirs.leadId,
        provider: { id: account.studio, name: 'Işık & Gölge Fotoğraf' },
        status: 'negotiating',
        matchedBy,
      },
    ]);
    expect(await found(theirs.leadId)).toEqual([[leadId, ...matchedBy]]);
  });

  test('are found at the same provider, and by the couple itself', async () => {
    const { leadId, coupleId } = await addLead(account, { couple: { ...other } });
    const again = await addLead(account, { couple_id: coupleId });
    expect(await found(leadId)).toEqual([[again.leadId, 'couple', 'phone', 'email', 'name']]);
  });

  test('are sorted newest first', async () => {
    const { leadId, coupleId } = await addLead(account);
    const ids = [];
    for (const day of ['10', '12', '11']) {
      const created_at = `2026-11-${day}T09:00:00.000Z`;
      ids.push((await addLead(account, { couple_id: coupleId, created_at })).leadId);
    }
    const [tenth, twelfth, eleventh] = ids;
    expect((await duplicates(leadId)).map((one) => one.leadId)).toEqual([twelfth, eleventh, tenth]);
  });

  test.each([
    ['the same names on another day', { ...other, name: 'Elif Şahin & Can Demir' }],
    [
      'no phone and no e-mail on either side',
      { ...other, phone: null, email: null, wedding_date: null },
    ],
  ])('are not found in %s', async (_name, couple) => {
    const { leadId } = await addLead(account, {
      couple: { phone: null, email: null, wedding_date: null },
    });
    await atStudio(couple);
    expect(await found(leadId)).toEqual([]);
  });
});

describe('duplicates never reveal', () => {
  test('a masked lead, or those of a masked lead', async () => {
    const { leadId } = await addLead(account);
    const masked = await addLead(account, { is_masked: true });
    expect(await found(leadId)).toEqual([]);
    const { status, error } = await api.refused(account.ayse, 'listLeadDuplicates', {
      params: { id: masked.leadId },
    });
    expect([status, error.code]).toEqual([403, 'feature']);
  });

  test('the identity of an anonymised couple, in either direction', async () => {
    const { leadId } = await addLead(account);
    const hidden = await atStudio({ contact_preference: 'anonymised' });
    expect(await found(leadId)).toEqual([]);
    expect(await found(hidden.leadId)).toEqual([]);
    const again = await addLead(account, { couple_id: hidden.coupleId });
    expect(await found(hidden.leadId)).toEqual([[again.leadId, 'couple']]);
  });

  test('leads of unlinked providers', async () => {
    const { leadId } = await addLead(account);
    await atStudio({});
    expect(await found(leadId, account.mert)).toEqual([]);
    expect(await found(leadId)).toHaveLength(1);
  });

  test('another account', async () => {
    const { leadId } = await addLead(account);
    const theirs = await addLead(account, {
      customer_id: account.strangersCustomer,
      provider_id: account.strangersProvider,
    });
    expect(await found(leadId)).toEqual([]);
    expect(await found(theirs.leadId, account.stranger)).toEqual([]);
  });
});

test('duplicates are found by one statement, which uses indexes', async () => {
  const { leadId } = await addLead(account);
  statements.length = 0;
  await duplicates(leadId);
  expect(statements.filter((statement) => statement.includes('couples'))).toEqual([
    expect.stringContaining('left join couples'),
    expect.stringContaining('matched_by'),
  ]);
  const { customerId, ayseId, garden, studio } = account;
  const { kysely } = api.db;
  await sql`
    insert into couples (customer_id, name, phone, email, wedding_date)
    select ${customerId}, 'Çift ' || g, '+90555' || g, g || '@example.com', date '2027-01-01' + g % 400
    from generate_series(1, 5000) g`.execute(kysely);
  await sql`vacuum analyze couples`.execute(kysely);
  const plan = await kysely.transaction().execute(async (tx) => {
    await asTenant(tx, { customerId, userId: ayseId });
    const reach = { customerId, providerIds: [garden, studio] };
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (costs off) ${duplicatesQuery(reach, leadId)}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  for (const index of ['couples_phone', 'couples_email', 'couples_name'])
    expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on couples');
});
