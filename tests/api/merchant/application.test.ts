import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approveDueAgreements } from '../../../server/features/merchant/commands.ts';
import type { StoredFile } from '../../../server/ports/storage/port.ts';
import type { Caller } from '../../support/api.ts';
import { multipart } from '../../support/multipart.ts';
import { openDesk, type Desk } from '../support/desk.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF');
const DAY_MS = 86_400_000;
const FULL = {
  businessType: 'private_company',
  name: 'Yıldırım Davet',
  identityNumber: '10000000146',
  birthDate: '1985-04-12',
  taxNumber: '4540536920',
  taxOffice: 'Beykoz',
  iban: 'TR330006100519786457841326',
  address: 'Riva Yolu 12, Beykoz',
} as const;

let desk: Desk;
let owner: Caller;
let agent: Caller;

let startedAt: Date;

beforeAll(async () => {
  desk = await openDesk();
  owner = await desk.api.signedInAs(desk.ayse);
  agent = await desk.agent();
  startedAt = desk.api.now.value;
  const files = new Map<string, StoredFile>();
  desk.api.ports.storage = {
    put: async (key, file) => void files.set(key, file),
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
  };
}, 120_000);
beforeEach(async () => {
  desk.api.now.value = startedAt;
  for (const table of ['merchant_documents', 'merchant_applications', 'provider_prompts'])
    await sql`delete from ${sql.table(table)}`.execute(desk.api.db.kysely);
});
afterAll(() => desk.api.close());

const params = () => ({ customerId: desk.customerId });
const saveOn = (version: number, body: object, caller = owner) =>
  desk.api.send(caller, 'saveMerchantApplication', { params: params(), version, body });
const version = async (): Promise<number> => {
  const row = await desk.api.db.kysely
    .selectFrom('merchant_applications')
    .select('version')
    .executeTakeFirst();
  return row?.version ?? 0;
};
/** Saves on the current version. */
const save = async (body: object, caller = owner) => saveOn(await version(), body, caller);
const shown = async (caller = owner) =>
  (await desk.api.ok(caller, 'getMerchantApplication', { params: params() })).data;

async function addDocument(
  kind: string,
  { bytes = PDF, caller = owner, on }: { bytes?: Buffer; caller?: Caller; on?: number } = {},
) {
  const name = `${kind}.pdf`;
  const form = multipart({}, [{ name, bytes, type: 'application/pdf' }], 'document');
  return desk.api.app.inject({
    method: 'PUT',
    url: `/api/customers/${desk.customerId}/merchant-application/documents/${kind}`,
    headers: { ...caller, ...form.headers, 'if-match': `"${on ?? (await version())}"` },
    payload: form.payload,
  });
}

/** Submits the application. @returns its id at the support desk */
async function submitted(): Promise<number> {
  await save(FULL);
  for (const kind of ['identity', 'tax_plate'])
    expect((await addDocument(kind)).statusCode).toBe(200);
  expect((await save({ ...FULL, submit: true })).statusCode).toBe(200);
  const { data } = await desk.api.ok(agent, 'listSupportMerchants', {});
  return data[0]?.id ?? 0;
}

const judge = (id: number, body: object) =>
  desk.api.send(agent, 'createSupportMerchantAction', { params: { id }, body });
const decide = (body: object, caller = owner) =>
  desk.api.send(caller, 'createMerchantAction', { params: params(), body });
const bell = async () =>
  (await desk.api.ok(owner, 'listProviderPrompts', {})).data.map(({ title }) => title);

test('stores an incomplete draft, and reports everything missing on submission', async () => {
  expect(await shown()).toMatchObject({ status: 'draft', businessType: null, mayEdit: true });
  const draft = await save({ businessType: 'corporate', name: 'Yıldırım A.Ş.' });
  expect(draft.json()).toMatchObject({ data: { status: 'draft', name: 'Yıldırım A.Ş.' } });
  const refusal = await save({ businessType: 'corporate', name: 'Yıldırım A.Ş.', submit: true });
  expect(refusal.statusCode).toBe(422);
  const { errors } = refusal.json<{ errors: { path: string }[] }>();
  expect(errors.map(({ path }) => path)).toEqual([
    'documents.tax_plate',
    'documents.trade_register',
    'documents.signature_circular',
    'iban',
    'address',
    'taxNumber',
    'taxOffice',
    'tradeRegister',
  ]);
  const wrong = await save({ ...FULL, iban: 'TR330006200519786457841326' });
  expect(wrong.json()).toMatchObject({ errors: [{ path: 'iban', code: 'iban' }] });
});

test('rejects a draft based on an older version with the current one', async () => {
  expect((await shown()).version).toBe(0);
  const first = await saveOn(0, { businessType: 'individual', name: 'Ayşe' });
  expect(first.json()).toMatchObject({ data: { version: 1 } });
  const stale = await saveOn(0, { businessType: 'individual', name: 'Fatma' });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    code: 'stale_version',
    current: { version: 1, name: 'Ayşe' },
  });
  const next = await saveOn(1, { businessType: 'individual', name: 'Fatma' });
  expect(next.json()).toMatchObject({ data: { version: 2, name: 'Fatma' } });
  const { statusCode } = await desk.api.app.inject({
    method: 'POST',
    url: `/api/customers/${desk.customerId}/merchant-application`,
    headers: owner,
    payload: { businessType: 'individual' },
  });
  expect(statusCode).toBe(428);
});

test('rejects a document for an older version, and increments it per document', async () => {
  await save({ businessType: 'individual' });
  await addDocument('identity');
  expect((await shown()).version).toBe(2);
  expect((await addDocument('tax_plate', { on: 1 })).json()).toMatchObject({
    code: 'stale_version',
    current: { version: 2, documents: [{ kind: 'identity' }] },
  });
  const { data } = await desk.api.ok(owner, 'deleteMerchantDocument', {
    params: { ...params(), kind: 'identity' },
    version: 2,
  });
  expect(data).toMatchObject({ version: 3, documents: [] });
});

test('of several first saves one succeeds, and the others get a conflict', async () => {
  const names = ['Ayşe', 'Fatma', 'Zeynep', 'Elif'];
  const responses = await Promise.all(
    names.map((name) => saveOn(0, { businessType: 'individual', name })),
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ]);
  expect((await shown()).version).toBe(1);
});

test('reports missing documents once all fields are filled', async () => {
  const { requiredDocuments } = await shown();
  expect(requiredDocuments.private_company).toEqual(['identity', 'tax_plate']);
  await save(FULL);
  await addDocument('identity');
  expect((await save({ ...FULL, submit: true })).json()).toMatchObject({
    errors: [{ path: 'documents.tax_plate', code: 'required' }],
  });
});

test('a submitted application is due within 48 business hours and read-only', async () => {
  await submitted();
  expect(await shown()).toMatchObject({
    status: 'pending',
    // Submitted on a Saturday: the 48 hours are Monday and Tuesday.
    dueAt: '2026-11-24T21:00:00.000Z',
    mayEdit: false,
  });
  expect((await save(FULL)).json()).toMatchObject({ reason: 'state' });
  expect((await addDocument('identity')).json()).toMatchObject({ reason: 'state' });
});

test('rejects files that are no documents, and serves them to nobody else', async () => {
  await save(FULL);
  const script = await addDocument('identity', { bytes: Buffer.from('<script>alert(1)</script>') });
  expect(script.json()).toMatchObject({ errors: [{ path: 'document', code: 'file_type' }] });
  expect((await addDocument('identity')).statusCode).toBe(200);
  const own = await desk.api.send(owner, 'getMerchantDocument', {
    params: { ...params(), kind: 'identity' },
  });
  expect(own.rawPayload.equals(PDF)).toBe(true);
  const mert = await desk.api.signedInAs(desk.mert);
  const other = await desk.api.send(mert, 'getMerchantDocument', {
    params: { ...params(), kind: 'identity' },
  });
  expect(other.statusCode).toBe(403);
});

test('the desk rejects with a reason; a corrected application is approved', async () => {
  const id = await submitted();
  const { data } = await desk.api.ok(agent, 'getApprovalCounts', {});
  expect(data.merchants).toBe(1);
  expect((await judge(id, { type: 'reject', reason: 'Kötü' })).statusCode).toBe(422);
  await judge(id, { type: 'reject', reason: 'Vergi levhası okunmuyor.' });
  expect(await shown()).toMatchObject({
    status: 'rejected',
    rejectionReason: 'Vergi levhası okunmuyor.',
    mayEdit: true,
  });
  expect((await judge(id, { type: 'approve' })).json()).toMatchObject({ reason: 'state' });
  await save({ ...FULL, submit: true });
  expect((await judge(id, { type: 'approve' })).statusCode).toBe(200);
  const { status, agreement } = await shown();
  expect([status, agreement?.status]).toEqual(['approved', 'offered']);
  const days = (Date.parse(agreement?.dueAt ?? '') - desk.api.now.value.getTime()) / DAY_MS;
  expect(days).toBe(14);
  expect(await bell()).toEqual(
    expect.arrayContaining([
      'Üye iş yeri başvurunuz onaylanmadı',
      'Üye iş yeri başvurunuz onaylandı',
      'Üye iş yeri sözleşmeniz hazır: 14 gün içinde onaylayın ya da itiraz edin',
    ]),
  );
});

test('the desk answers an objection with a new agreement, which is then approved', async () => {
  const id = await submitted();
  await judge(id, { type: 'approve' });
  const objected = await decide({ type: 'object_agreement', reason: 'Valör süresi uzun.' });
  expect(objected.json()).toMatchObject({ data: { agreement: { status: 'objected' } } });
  const { data } = await desk.api.ok(agent, 'listSupportMerchants', {});
  expect(data[0]?.application.agreement?.objection).toBe('Valör süresi uzun.');
  await judge(id, { type: 'offer_again', answer: 'Bir güne indirildi.' });
  expect((await decide({ type: 'approve_agreement' })).json()).toMatchObject({
    data: { agreement: { status: 'approved', isAutomatic: false, answer: 'Bir güne indirildi.' } },
  });
  expect((await decide({ type: 'approve_agreement' })).json()).toMatchObject({ reason: 'state' });
});

test('an agreement is approved automatically after 14 days, once with several processes', async () => {
  const id = await submitted();
  await judge(id, { type: 'approve' });
  const from = desk.api.now.value.getTime();
  expect(await approveDueAgreements(desk.api.db, new Date(from + 14 * DAY_MS - 1))).toBe(0);
  const later = new Date(from + 14 * DAY_MS);
  const found = await Promise.all(
    Array.from({ length: 8 }, () => approveDueAgreements(desk.api.db, later)),
  );
  expect(found.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect((await shown()).agreement).toMatchObject({ status: 'approved', isAutomatic: true });
  const notification = 'Üye iş yeri sözleşmeniz 14 gün dolduğu için onaylandı';
  expect((await bell()).filter((title) => title === notification)).toHaveLength(1);
});

test('rejects a late objection even before the job has run', async () => {
  const id = await submitted();
  await judge(id, { type: 'approve' });
  await desk.api.db.kysely
    .updateTable('merchant_applications')
    .set({ agreement_due_at: desk.api.now.value.toISOString() })
    .execute();
  const late = await decide({ type: 'object_agreement', reason: 'Valör süresi uzun.' });
  expect(late.json()).toMatchObject({ reason: 'state' });
});

test('an impersonating agent reads masked numbers and accepts nothing', async () => {
  const id = await submitted();
  await judge(id, { type: 'approve' });
  const { impersonation } = await desk.impersonate(desk.ayse);
  expect(await shown(impersonation)).toMatchObject({
    identityNumber: '*********46',
    iban: 'TR33******************1326',
    mayEdit: false,
  });
  for (const type of ['approve_agreement', 'object_agreement']) {
    const body = { type, ...(type === 'object_agreement' && { reason: 'Valör süresi uzun.' }) };
    expect((await decide(body, impersonation)).statusCode).toBe(403);
  }
  expect((await save(FULL, impersonation)).statusCode).toBe(403);
  expect((await addDocument('identity', { caller: impersonation })).statusCode).toBe(403);
  const masked = { ...FULL, iban: 'TR33******************1326' };
  expect((await save(masked)).statusCode).toBe(422);
  expect(await shown()).toMatchObject({ iban: FULL.iban, agreement: { status: 'offered' } });
});

test('requires the permission for payments', async () => {
  const mert = await desk.api.signedInAs(desk.mert);
  expect((await save(FULL, mert)).statusCode).toBe(403);
});
