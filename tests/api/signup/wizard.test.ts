import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { callerOf, messagesTo, ANONYMOUS, signIn } from '../../support/signIn.ts';
import { photo } from '../media/mediaAccount.ts';
import { ANSWERS, END, person, wizardAccount, type WizardAccount } from './wizardAccount.ts';

let account: WizardAccount;
const start = new Date('2026-11-21T09:00:00.000Z');
const DAY = 86_400_000;
const PHONE_NAME = { ...ANSWERS.business, businessName: 'Işık 0532 123 45 67' };

beforeAll(async () => {
  account = await wizardAccount();
});
afterAll(() => account.close());
beforeEach(async () => {
  account.api.now.value = start;
  await account.api.db.kysely.deleteFrom('rate_counters').execute();
});

const get = async (hash: string, caller = ANONYMOUS) =>
  (await account.api.ok(caller, 'getProviderWizard', { params: { hash } })).data;

const faults = async (body: object) => {
  const { error } = await account.api.refused(ANONYMOUS, 'saveProviderWizard', { body });
  return error.errors.map(({ path, code }) => `${path} ${code}`).toSorted();
};

const bodiesTo = async (receiver: string) =>
  (await messagesTo(account.api, receiver)).map(({ body }) => body).join();

const keysOf = (session: Schemas['Session'] | null) => (session ? callerOf(session) : ANONYMOUS);

test('the desk sends a link by e-mail and SMS, and any device continues the registration', async () => {
  const { hash } = await account.invite({ phone: '+905321234567' });
  expect(await bodiesTo('lale@example.com')).toContain(`/signup-wizard/${hash}`);
  expect(await bodiesTo('+905321234567')).toContain(hash);
  const before = await get(hash);
  expect(before).toMatchObject({ status: 'open', contactName: 'Lale Demir', isOwn: false });
  expect(before.form).toMatchObject({ step: 'business', done: [], values: {}, images: [] });
  await account.save(hash, 'business', ANSWERS.business);
  const { form } = await get(hash);
  expect(form).toMatchObject({ step: 'location', done: ['business'], values: ANSWERS.business });
  expect(form?.choices.districts).toEqual([{ id: 341, name: 'Beykoz' }]);
  expect(form?.choices.products.map(({ name }) => name)).toEqual(['Başlangıç', 'Gümüş', 'Altın']);
});

test('a repeated step counts once, and going back changes nothing else', async () => {
  const { hash } = await account.invite();
  await account.fill(hash, 'geri');
  const renamed = { ...ANSWERS.business, businessName: 'Işık Bahçe Davet' };
  const again = await account.save(hash, 'business', renamed);
  expect(again.wizard.form).toMatchObject({
    step: 'agreement',
    values: { businessName: 'Işık Bahçe Davet', taxNumber: '4540536920', districtId: 341 },
  });
});

test.each([
  ['business', {}, ['businessName required', 'categoryId required', 'cityId required']],
  [
    'business',
    { businessName: '   ', categoryId: 99, cityId: 99 },
    ['businessName required', 'categoryId not_own', 'cityId not_own'],
  ],
  ['business', PHONE_NAME, ['businessName contact_details']],
  ['location', { ...ANSWERS.location, districtId: 5 }, ['districtId not_own']],
  ['company', { ...ANSWERS.company, taxNumber: '4540536921' }, ['taxNumber tax_number']],
  [
    'company',
    { customerName: 'Lale', companyType: 'individual', billingAddress: 'Riva Yolu' },
    ['identityNumber required'],
  ],
  [
    'company',
    {
      customerName: 'Lale',
      companyType: 'individual',
      billingAddress: 'Riva Yolu',
      identityNumber: '12345678901',
    },
    ['identityNumber identity'],
  ],
  [
    'company',
    { customerName: 'Lale', companyType: 'limited', billingAddress: 'Riva Yolu' },
    ['taxNumber required', 'taxOffice required', 'tradeExtension required'],
  ],
  ['company', { ...ANSWERS.company, companyType: 'circus' }, ['companyType config']],
  [
    'people',
    { users: [person('lale'), { ...person('LALE'), phone: '+901' }] },
    ['users[1].phone pattern'],
  ],
  ['people', { users: [person('lale'), person('LALE')] }, ['users[1].username taken']],
  ['product', { productId: 77 }, ['productId not_own']],
  ['images', {}, ['images required']],
] as const)('step %s rejects %j at its fields', async (step, own, expected) => {
  const { hash } = await account.invite();
  await account.save(hash, 'business', ANSWERS.business);
  expect(await faults({ hash, step, ...own })).toEqual(expected);
});

test('the last step creates account, provider, users and photos, and signs the owner in', async () => {
  const { api } = account;
  const { hash } = await account.invite();
  await account.fill(hash, 'isik');
  await account.save(hash, 'people', { users: [person('isik'), person('kaya')] });
  const { wizard, session } = await account.save(hash, 'agreement', { ...END, wantsNews: true });
  expect(wizard).toMatchObject({ status: 'finished', isOwn: true, form: null });
  expect(session).toMatchObject({
    user: { name: 'Lale Demir' },
    customer: { name: 'Işık Organizasyon Ltd. Şti.' },
    providers: [{ name: 'Işık Bahçe', listingProductName: 'Gümüş' }],
  });
  const caller = keysOf(session);
  const [page] = session?.providers ?? [];
  // The first month is due at the checkout, at the price shown during the registration.
  expect(session?.accessToken.pendingPayments).toEqual([{ recurringMonth: 1 }]);
  expect((await api.ok(caller, 'getCheckout')).data.payments).toMatchObject([
    { description: 'Gümüş', amountMinor: 149_000, status: 'pending', recurringMonth: 1 },
  ]);
  const { data: provider } = await api.ok(caller, 'getProvider', { params: { id: page?.id ?? 0 } });
  expect(provider).toMatchObject({
    address: 'Riva Yolu 12',
    location: { latitude: 41.1, longitude: 29.1 },
    paidStatus: 'trial',
    productFeatures: {
      productName: 'Gümüş',
      productDateStart: '2026-11-21',
      productDateEnd: '2027-02-20',
      statsAccess: true,
    },
  });
  const { data: allowed } = await api.ok(caller, 'getProviderPermissions', {
    params: { id: provider.id },
  });
  expect(allowed.limits).toMatchObject({ photos: 60, couplesPerMonth: null });
  const photos = await api.ok(caller, 'listMedias', { query: { providerId: provider.id } });
  expect(photos.data).toMatchObject([{ kind: 'photo', status: 'pending' }]);
  const customerId = session?.user.customerId ?? 0;
  const { data: customer } = await api.ok(caller, 'getCustomer', { params: { customerId } });
  expect(customer).toMatchObject({ taxNumber: '4540536920', companyType: 'limited' });
  expect(await bodiesTo('kaya@example.com')).toContain('/register/');
  // The password belongs to the account now, and the registration's data is deleted.
  expect((await signIn(api, 'isik', END.password)).user.name).toBe('Lale Demir');
  const kept = await api.db.kysely
    .selectFrom('provider_wizards')
    .select(['form', 'terms_edition', 'wants_news'])
    .where('opened_customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({
    form: ANSWERS.business,
    terms_edition: '2026-11',
    wants_news: true,
  });
});

test('a repeated last step signs in with the password and creates nothing twice', async () => {
  const { api } = account;
  const { hash } = await account.invite();
  await account.fill(hash, 'yeniden');
  await account.save(hash, 'agreement', END);
  const { session } = await account.save(hash, 'agreement', END);
  expect(session?.user.name).toBe('Lale Demir');
  const { kysely } = api.db;
  const users = kysely.selectFrom('customer_users').where('username', '=', 'yeniden');
  expect(await users.select('id').execute()).toHaveLength(1);
  const wrong = { hash, step: 'agreement', ...END, password: 'Baska-Sifre-1' };
  const refusal = await api.refused(ANONYMOUS, 'saveProviderWizard', { body: wrong });
  expect([refusal.status, refusal.error.reason]).toEqual([409, 'wizard_finished']);
  api.now.value = new Date(start.getTime() + 25 * 3_600_000);
  const late = await api.refused(ANONYMOUS, 'saveProviderWizard', {
    body: { hash, step: 'agreement', ...END },
  });
  expect(late.error.reason).toBe('wizard_finished');
});

test('two parallel last steps create one account with one payment after the free month', async () => {
  const { hash } = await account.invite();
  await account.fill(hash, 'ayni');
  await account.save(hash, 'product', { productId: 1 });
  const ends = await Promise.all([
    account.save(hash, 'agreement', END),
    account.save(hash, 'agreement', END),
  ]);
  const ids = ends.map(({ session }) => session?.user.customerId);
  expect(ids[0]).toBeGreaterThan(0);
  expect(ids[1]).toBe(ids[0]);
  const caller = keysOf(ends[0]?.session ?? null);
  expect((await account.api.ok(caller, 'getCheckout')).data.payments).toMatchObject([
    { amountMinor: 99_000, recurringMonth: 2, dueDate: '2026-12-21', periodEnd: '2027-01-20' },
  ]);
});

test('reports a username taken meanwhile at its field of an earlier step', async () => {
  const first = await account.invite();
  const second = await account.invite();
  await account.fill(first.hash, 'ortak');
  await account.fill(second.hash, 'ortak');
  await account.save(first.hash, 'agreement', END);
  expect(await faults({ hash: second.hash, step: 'agreement', ...END })).toEqual([
    'users[0].username taken',
  ]);
});

test('the last step requires all steps, an uncommon password, and both agreements', async () => {
  const { hash } = await account.invite();
  const { api } = account;
  const body = { hash, step: 'agreement', ...END };
  const early = await api.refused(ANONYMOUS, 'saveProviderWizard', { body });
  expect(early.error.reason).toBe('wizard_incomplete');
  await account.fill(hash, 'eksik');
  expect(await faults({ ...body, password: 'password1' })).toEqual(['password common_password']);
  expect(await faults({ ...body, agreesToTerms: false, knowsPrivacy: undefined })).toEqual([
    'agreesToTerms enum',
    'knowsPrivacy required',
  ]);
});

test('an unknown, expired, revoked or used link says so and reveals nothing', async () => {
  const { api } = account;
  const unknown = await api.refused(ANONYMOUS, 'getProviderWizard', {
    params: { hash: 'wz_nobody-sent-this' },
  });
  expect([unknown.status, unknown.error.reason]).toEqual([404, 'wizard_unknown']);
  const { hash, wizard } = await account.invite();
  await account.save(hash, 'business', ANSWERS.business);
  api.now.value = new Date(start.getTime() + 31 * DAY);
  expect(await get(hash)).toMatchObject({ status: 'expired', form: null });
  const late = await api.refused(ANONYMOUS, 'saveProviderWizard', {
    body: { hash, step: 'business', ...ANSWERS.business },
  });
  expect(late.error.reason).toBe('wizard_expired');
  const agent = await account.signInAgent();
  const sent = await api.ok(agent, 'createSupportWizardAction', {
    params: { id: wizard.id },
    body: { type: 'resend' },
  });
  const fresh = sent.data.link?.split('/').at(-1) ?? '';
  expect((await get(fresh)).form?.values).toEqual(ANSWERS.business);
  const ended = await api.refused(ANONYMOUS, 'getProviderWizard', { params: { hash } });
  expect(ended.status).toBe(404);
  await api.ok(agent, 'createSupportWizardAction', {
    params: { id: wizard.id },
    body: { type: 'withdraw' },
  });
  expect(await get(fresh)).toMatchObject({ status: 'withdrawn', form: null });
});

test('a finished link signs in to its own account only', async () => {
  const { hash } = await account.invite();
  await account.fill(hash, 'sahip');
  const { session } = await account.save(hash, 'agreement', END);
  expect(await get(hash, keysOf(session))).toMatchObject({ status: 'finished', isOwn: true });
  expect(await get(hash, account.caller)).toMatchObject({ status: 'finished', isOwn: false });
  expect(await get(hash)).toMatchObject({ isOwn: false, form: null });
});

test('a duplicate picture is stored once, the thirteenth is rejected, and the step needs at least one', async () => {
  const { api } = account;
  const { hash } = await account.invite();
  const same = await photo();
  const first = await account.addImage(hash, same);
  const again = await account.addImage(hash, same);
  expect([first.status, again.body.data.id]).toEqual([201, first.body.data.id]);
  const small = await account.addImage(hash, await photo(300, 200));
  expect(small).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'image', code: 'image_small' }] },
  });
  await account.save(hash, 'images');
  const id = first.body.data.id;
  await api.ok(ANONYMOUS, 'deleteProviderWizardImage', { params: { hash, id } });
  expect((await get(hash)).form).toMatchObject({ done: [], images: [] });
  const foreign = await account.invite();
  const refusal = await api.refused(ANONYMOUS, 'deleteProviderWizardImage', {
    params: { hash: foreign.hash, id },
  });
  expect(refusal.status).toBe(404);
});

test('only the desk sees who stopped at which step', async () => {
  const { api, agent, caller } = account;
  const { hash, wizard } = await account.invite({ contactName: 'Şule Çınar' });
  await account.save(hash, 'business', ANSWERS.business);
  await account.save(hash, 'location', ANSWERS.location);
  const { data } = await api.ok(agent, 'listSupportWizards', { query: { status: 'open' } });
  expect(data.find(({ id }) => id === wizard.id)).toMatchObject({
    contactName: 'Şule Çınar',
    businessName: 'Işık Bahçe',
    cityName: 'İstanbul',
    categoryName: 'Kır Düğünü',
    step: 'company',
    done: 2,
    status: 'open',
  });
  expect((await api.refused(caller, 'listSupportWizards')).status).toBe(403);
});
