import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import type { Caller } from '../../support/api.ts';
import { openDesk, type Desk } from '../support/desk.ts';

let desk: Desk;
let agent: Caller;
let owner: Caller;
beforeAll(async () => {
  desk = await openDesk();
  agent = await desk.agent();
  owner = await desk.api.signedInAs(desk.ayse);
  await desk.api.db.kysely
    .updateTable('providers')
    .set({ name: 'Boş', phone: null, email: null, about: null, address: null, answers: '{}' })
    .execute();
});
afterAll(() => desk.api.close());

type Form = Schemas['ProviderFormKey'];

const read = async (caller = owner) =>
  (await desk.api.ok(caller, 'getProviderData', { params: { providerId: desk.providerId } })).data;

async function write(form: Form, answers: object, caller = owner) {
  const { version } = await read();
  return desk.api.send(caller, 'updateProviderData', {
    params: { providerId: desk.providerId },
    version,
    body: { form, answers },
  });
}

const waiting = async (form: Form) =>
  (await read()).updates.find((one) => one.form === form && one.status === 'pending');

async function approve(form: Form): Promise<void> {
  const update = await waiting(form);
  await desk.api.ok(agent, 'approveProviderDataUpdate', {
    params: { id: update?.id ?? 0 },
    version: update?.version ?? 0,
  });
}

const faultsOf = (response: Awaited<ReturnType<typeof write>>) => {
  expect(response.statusCode).toBe(422);
  const { errors } = response.json<{ errors: { path: string; code: string }[] }>();
  return errors.map(({ path, code }) => `${path} ${code}`).toSorted();
};

const CONTACT = { name: 'Ayşe Yıldırım', duty: 'Sahibi', phone: '+905321234567', email: null };

const WHOLE: Record<Exclude<Form, 'team'>, object> = {
  general: { phone: '+902163330000', email: 'bilgi@cinaralti.example.com' },
  details: { setting: 'garden', services: ['catering'], eventsPerDay: 1, alcohol: 'none' },
  contacts: { contacts: [CONTACT] },
  about: { about: '<p>Çınarların gölgesinde bir kır bahçesi.</p>' },
  location: {
    districtId: 341,
    address: 'Çınaraltı Caddesi No: 12',
    location: { latitude: 41.1, longitude: 29.1 },
  },
};

test('an empty provider is complete once all counted forms are approved', async () => {
  expect(await read()).toMatchObject({ completeness: 0, nextForm: 'general' });
  let done = 0;
  for (const form of ['general', 'details', 'contacts', 'about', 'location'] as const) {
    expect((await write(form, WHOLE[form])).statusCode).toBe(200);
    expect(await read()).toMatchObject({ completeness: done });
    await approve(form);
    done += 20;
    expect(await read()).toMatchObject({ completeness: done });
    const params = { id: desk.providerId };
    const page = await desk.api.ok(owner, 'getProvider', { params });
    expect(page.data).toMatchObject({ completeness: done, isMissingData: done < 100 });
  }
  const home = (await desk.api.ok(owner, 'getHome')).data.pages;
  expect(home[0]?.parts).toContainEqual({
    name: 'completeness',
    weight: 25,
    percent: 100,
    gain: 0,
  });
  const { forms } = (
    await desk.api.ok(owner, 'getMissingData', { params: { providerId: desk.providerId } })
  ).data;
  expect(forms).toEqual([]);
});

test('a change is pending next to the live value, and joins an earlier pending change', async () => {
  await write('general', { phone: '+902163330001' });
  await write('general', { website: 'https://cinaralti.example.com' });
  const { live, answers } = await read();
  expect(live).toMatchObject({ phone: '+902163330000', website: null });
  expect(answers).toMatchObject({
    phone: '+902163330001',
    website: 'https://cinaralti.example.com',
  });
  const update = await waiting('general');
  expect(update).toMatchObject({
    version: 2,
    changes: [
      { field: 'phone', label: 'Telefon', before: '+90 216 333 00 00', after: '+90 216 333 00 01' },
      { field: 'website', label: 'Web sitesi', before: null },
    ],
  });
  // A value equal to the live one is no change.
  await write('general', { phone: '+902163330000' });
  expect((await waiting('general'))?.changes.map(({ field }) => field)).toEqual(['website']);
  await write('general', { website: null });
  expect(await waiting('general')).toBeUndefined();
});

test('the desk publishes only what it saw, and its rejection has a reason', async () => {
  await write('general', { phone: '+902163330002' });
  const [seen] = (await desk.api.ok(agent, 'listApprovals', { query: { area: 'updates' } })).data;
  expect(seen).toMatchObject({
    title: 'Genel bilgiler',
    formChanges: [{ label: 'Telefon', after: '+90 216 333 00 02' }],
  });
  await write('general', { phone: '+902163330003' });
  const params = { area: 'updates' as const, id: seen?.id ?? 0 };
  const late = await desk.api.refused(agent, 'createApprovalAction', {
    params,
    body: { type: 'approve', seen: seen?.seen ?? '' },
  });
  expect(late).toMatchObject({ status: 409, error: { reason: 'changed_meanwhile' } });
  expect((await read()).live).toMatchObject({ phone: '+902163330000' });
  await desk.api.ok(agent, 'createApprovalAction', {
    params,
    body: { type: 'reject', reason: 'Bu numara bize ait değil.' },
  });
  const { updates, live } = await read();
  expect(live).toMatchObject({ phone: '+902163330000' });
  expect(updates).toMatchObject([
    {
      form: 'general',
      status: 'rejected',
      rejectionReason: 'Bu numara bize ait değil.',
      answers: { phone: '+902163330003' },
    },
  ]);
});

test.each([
  [
    'about',
    { about: '<p>Bizi 0532 123 45 67 numarasından arayın.</p>' },
    ['answers.about contact_details'],
  ],
  ['about', { about: '<p> </p>' }, ['answers.about required']],
  ['about', { about: 'x'.repeat(10_001) }, ['answers.about maxLength']],
  ['general', { phone: '+901234567', name: ' ' }, ['answers.name required', 'answers.phone phone']],
  [
    'details',
    { setting: 'castle', alcohol: 'corkage' },
    ['answers.corkageFee required', 'answers.setting enum'],
  ],
  ['details', { eventsPerDay: 2.5 }, ['answers.eventsPerDay type']],
  ['contacts', { contacts: [] }, ['answers.contacts minItems']],
  [
    'contacts',
    { contacts: [CONTACT, { ...CONTACT, phone: '+9053212' }] },
    ['answers.contacts[1].phone phone'],
  ],
  [
    'location',
    { location: { latitude: 91, longitude: 29 } },
    ['answers.location.latitude maximum'],
  ],
  ['location', { districtId: 999 }, ['answers.districtId not_own']],
  ['team', { phone: '+905321234567' }, ['answers.phone unknown']],
] as const)(
  'rejects %s with %j at its field and changes nothing',
  async (form, answers, faults) => {
    const before = await read();
    expect(faultsOf(await write(form, answers))).toEqual(faults);
    expect(await read()).toEqual(before);
  },
);

test('sanitizes dangerous markup before it is queued', async () => {
  await write('about', { about: '<p onclick="x()">Yeni <script>alert(1)</script>platform</p>' });
  expect((await read()).answers['about']).toBe('<p>Yeni platform</p>');
  const update = await waiting('about');
  expect(update?.changes[0]?.after).toBe('Yeni platform');
  const params = { id: update?.id ?? 0 };
  await desk.api.ok(owner, 'deleteProviderDataUpdate', { params });
  expect(await waiting('about')).toBeUndefined();
  expect((await desk.api.refused(owner, 'deleteProviderDataUpdate', { params })).status).toBe(409);
  const history = await desk.api.ok(owner, 'listProviderDataHistories', {
    params: { providerId: desk.providerId },
  });
  expect(history.data[0]).toMatchObject({ form: 'about', status: 'deleted' });
});

test('two tabs do not overwrite each other', async () => {
  const { version } = await read();
  const params = { providerId: desk.providerId };
  const body = { form: 'general' as const, answers: { phone: '+902163330005' } };
  await desk.api.ok(owner, 'updateProviderData', { params, version, body });
  const late = await desk.api.refused(owner, 'updateProviderData', { params, version, body });
  expect(late).toMatchObject({ status: 409, error: { code: 'stale_version' } });
});

test('returns forms as data in the language of the request, with the allowed values', async () => {
  const query = { providerId: desk.providerId };
  const english = { ...owner, 'accept-language': 'en' };
  const { data } = await desk.api.ok(english, 'listProviderForms', { query });
  expect(data.map(({ title }) => title)).toEqual([
    'General information',
    'Service details',
    'Contact people',
    'Team',
    'About text',
    'Location',
  ]);
  const options = await desk.api.ok(english, 'listProviderFormOptions', {
    query: { ...query, form: 'details' },
  });
  expect(options.data).toContainEqual({
    id: 'details.setting.garden',
    form: 'details',
    field: 'setting',
    value: 'garden',
    label: 'Garden',
  });
});
