import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn, messagesTo, ANONYMOUS, signIn } from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;
let owner: Caller;
let unique = '';
const start = new Date('2026-11-21T09:00:00.000Z');
const WEEK = 7 * 86_400_000;

beforeAll(async () => {
  api = await testApi();
  customerId = await addCustomer(api.db);
  owner = await api.signedInAs(
    await addSignIn(api.db, { customerId, username: 'ayse', emails: ['ayse@example.com'] }),
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  api.now.value = start;
  await api.db.kysely.deleteFrom('rate_counters').execute();
  await api.db.kysely.deleteFrom('sandbox_outbox').execute();
  unique = crypto.randomUUID().slice(0, 8);
});

interface Invited {
  id: number;
  hash: string;
}

async function invite(own: object = {}): Promise<Invited> {
  const body = {
    name: 'Deniz',
    surname: 'Er',
    roleId: 'sales',
    emails: [{ value: `${unique}@example.com` }],
    ...own,
  };
  const { data } = await api.ok(owner, 'createCustomerUser', { params: { customerId }, body });
  const { body: text = '' } = (await messagesTo(api, `${unique}@example.com`)).at(-1) ?? {};
  const [, path = '', hash = ''] =
    /http:\/\/localhost:4000(\/register\/\d+\/\d+\/(inv_[\w-]+))/.exec(text) ?? [];
  expect(path).toBe(`/register/${customerId}/${data.id}/${hash}`);
  return { id: data.id, hash };
}

const getInvitation = ({ id, hash }: Invited, account = customerId) =>
  api.send(ANONYMOUS, 'getInvitation', { params: { customerId: account, id, hash } });
const accept = ({ id, hash }: Invited, body: object = {}) =>
  api.send(ANONYMOUS, 'acceptInvitation', {
    params: { customerId, id, hash },
    body: { username: unique, password: 'kis-bahcesi-43', ...body },
  });

test('an invited user gets an e-mail in their language, and the owners are notified', async () => {
  const { data } = await api.ok(owner, 'createCustomerUser', {
    params: { customerId },
    body: {
      name: 'Deniz',
      surname: 'Er',
      roleId: 'sales',
      preferredLanguage: 'de',
      emails: [{ value: `${unique}@example.com` }],
      phones: [{ value: { number: '+905321234567' } }],
    },
  });
  expect(data).toMatchObject({
    status: 'invited',
    fullName: 'Deniz Er',
    username: null,
    lastSeenAt: null,
    version: 1,
  });
  expect((await messagesTo(api, `${unique}@example.com`))[0]?.subject).toBe(
    'Yıldırım Davet Grubu lädt Sie in das Panel ein',
  );
  expect((await messagesTo(api, 'ayse@example.com'))[0]?.body).toContain(
    'Ayşe Yıldırım, Deniz Er adlı kişiyi',
  );
});

test('an invitation can be read, is accepted once, and then its user signs in', async () => {
  const invited = await invite({ username: `x${unique}` });
  const shown = (await getInvitation(invited)).json<{ data: object }>().data;
  expect(shown).toEqual({
    id: invited.id,
    name: 'Deniz Er',
    email: `${unique}@example.com`,
    customerName: 'Yıldırım Davet Grubu',
    username: `x${unique}`,
    expiresAt: new Date(start.getTime() + WEEK).toISOString(),
  });
  expect((await accept(invited)).json()).toEqual({ data: {} });
  expect((await signIn(api, unique, 'kis-bahcesi-43')).user.id).toBe(invited.id);
  for (const response of [
    await getInvitation(invited),
    await accept(invited, { username: `y${unique}` }),
  ])
    expect([response.statusCode, response.json()]).toMatchObject([404, { reason: 'link_used' }]);
});

test('an invitation expires after seven days', async () => {
  const invited = await invite();
  api.now.value = new Date(start.getTime() + WEEK - 1);
  expect((await getInvitation(invited)).statusCode).toBe(200);
  api.now.value = new Date(start.getTime() + WEEK);
  expect((await getInvitation(invited)).statusCode).toBe(404);
  expect((await accept(invited)).statusCode).toBe(404);
});

test('a hash is valid for one user of one account', async () => {
  const invited = await invite();
  const other = await addCustomer(api.db, 'Başka');
  expect((await getInvitation({ ...invited, id: invited.id + 1 })).statusCode).toBe(404);
  expect((await getInvitation(invited, other)).statusCode).toBe(404);
  expect((await getInvitation({ ...invited, hash: 'inv_made-up' })).statusCode).toBe(404);
});

test('reports faults of username and password together, and the link remains valid', async () => {
  const invited = await invite();
  const refused = await accept(invited, { username: 'AYSE', password: '123456' });
  expect(refused.json<{ errors: object[] }>().errors).toMatchObject([
    { path: 'username', code: 'taken' },
    { path: 'password', code: 'common_password' },
  ]);
  expect((await accept(invited)).statusCode).toBe(200);
});

const linkTo = async (address: string) =>
  /inv_[\w-]+/.exec((await messagesTo(api, address)).at(-1)?.body ?? '')?.[0] ?? '';
const update = (id: number, version: number, body: object) =>
  api.ok(owner, 'updateCustomerUser', { params: { customerId, id }, version, body });

test('a corrected address gets a new invitation, and the link of the wrong one ends', async () => {
  const invited = await invite({ phones: [{ value: { number: '+905321234567' } }] });
  const { id } = invited;
  const [wrong, right] = [`${unique}@example.com`, `right-${unique}@example.org`];
  await update(id, 1, { emails: [{ value: wrong }, { value: right }], phones: [] });
  expect((await getInvitation(invited)).statusCode).toBe(200);
  expect(await messagesTo(api, right)).toEqual([]);
  await update(id, 2, { emails: [{ value: right }] });
  expect((await getInvitation(invited)).statusCode).toBe(404);
  expect((await accept(invited)).statusCode).toBe(404);
  expect((await accept({ id, hash: await linkTo(right) })).statusCode).toBe(200);
  await update(id, 4, { emails: [{ value: wrong }] });
  expect(await messagesTo(api, wrong)).toHaveLength(1);
});

test('an account sends at most fifty invitations an hour, also to corrected addresses', async () => {
  const { id } = await invite();
  const key = `invitation of ${customerId}`;
  await api.db.kysely
    .updateTable('rate_counters')
    .set({ count: 50 })
    .where('key', '=', key)
    .execute();
  const body = { name: 'Can', roleId: 'viewer', emails: [{ value: `can-${unique}@example.com` }] };
  const create = () => api.send(owner, 'createCustomerUser', { params: { customerId }, body });
  const { emails } = body;
  const correct = () =>
    api.send(owner, 'updateCustomerUser', {
      params: { customerId, id },
      version: 1,
      body: { emails },
    });
  expect([(await create()).statusCode, (await correct()).statusCode]).toEqual([429, 429]);
  expect(await messagesTo(api, `can-${unique}`)).toEqual([]);
  api.now.value = new Date(start.getTime() + 3_600_000);
  await api.db.kysely
    .updateTable('sessions')
    .set({ created_at: api.now.value.toISOString() })
    .execute();
  expect([(await create()).statusCode, (await correct()).statusCode]).toEqual([201, 200]);
  expect(await messagesTo(api, `can-${unique}`)).toHaveLength(2);
});

test('of two parallel acceptances one succeeds', async () => {
  const invited = await invite();
  const responses = await Promise.all([
    accept(invited),
    accept(invited, { username: `z${unique}` }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 404,
  ]);
});

test('a repeated request with the same key invites once', async () => {
  const request = {
    params: { customerId },
    key: `key-${unique}`,
    body: { name: 'Can', roleId: 'viewer', emails: [{ value: `${unique}@example.com` }] },
  };
  const first = await api.ok(owner, 'createCustomerUser', request);
  expect(await api.ok(owner, 'createCustomerUser', request)).toEqual(first);
  expect(await messagesTo(api, `${unique}@example.com`)).toHaveLength(1);
});

test('reports all invalid fields of an invitation and sends nothing', async () => {
  const body = {
    name: ' ',
    roleId: 'sales',
    username: 'AYSE',
    titleId: 'none',
    emails: [{ value: `${unique}@example.com` }, { value: `${unique}@EXAMPLE.com` }],
  };
  const { error } = await api.refused(owner, 'createCustomerUser', {
    params: { customerId },
    body,
  });
  expect(error.errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'name required',
    'emails[1].value uniqueItems',
    'titleId config',
    'username taken',
  ]);
  expect(await messagesTo(api, unique)).toEqual([]);
});

test('an agent creates an account and invites its owner', async () => {
  const agent = await api.signedInAs(
    await addSignIn(api.db, {
      customerId: await addCustomer(api.db, 'Destek'),
      username: `agent-${unique}`,
      name: 'Selin',
      surname: 'Destek',
      isAgent: true,
    }),
  );
  const body = {
    name: ' Lale Davet ',
    owner: { name: 'Lale Su Demir', email: `${unique}@example.com`, phone: '+905321234567' },
  };
  const { data } = await api.ok(agent, 'createCustomer', { body });
  const templates = await api.db.kysely
    .selectFrom('customers')
    .select('templates_shipped')
    .where('id', '=', data.id)
    .executeTakeFirst();
  expect(templates?.templates_shipped).toBe(true);
  expect(data).toMatchObject({ name: 'Lale Davet', version: 1 });
  const [mail] = await messagesTo(api, `${unique}@example.com`);
  expect(mail?.subject).toBe('Lale Davet sizi panele davet ediyor');
  const [, id = '', hash = ''] = /register\/\d+\/(\d+)\/(inv_[\w-]+)/.exec(mail?.body ?? '') ?? [];
  await api.ok(ANONYMOUS, 'acceptInvitation', {
    params: { customerId: data.id, id, hash },
    body: { username: unique, password: 'kis-bahcesi-43' },
  });
  expect((await signIn(api, unique, 'kis-bahcesi-43')).user).toMatchObject({
    name: 'Lale Su Demir',
    role: 'owner',
    customerId: data.id,
  });
  expect((await api.refused(owner, 'createCustomer', { body })).status).toBe(403);
});

test('reports all invalid fields of a new account', async () => {
  const agent = await api.signedInAs(
    await addSignIn(api.db, {
      customerId: await addCustomer(api.db, 'Destek'),
      username: `agent-${unique}`,
      isAgent: true,
    }),
  );
  const { error } = await api.refused(agent, 'createCustomer', {
    body: {
      name: ' ',
      owner: { name: ' ', email: `${unique}@example.com`, phone: '+903020000000' },
    },
  });
  expect(error.errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'name required',
    'owner.name required',
    'owner.phone phone',
  ]);
});
