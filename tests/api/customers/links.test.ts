import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn } from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;
let venue: number;
let studio: number;
let strange: number;
let owner: Caller;
let manager: Caller;
let sales: Caller;
let mert: number;

beforeAll(async () => {
  api = await testApi();
  await addPlaces(api.db);
  strange = await addProvider(api.db, await addCustomer(api.db, 'Başka'));
});
afterAll(() => api.close());
beforeEach(async () => {
  const unique = crypto.randomUUID().slice(0, 8);
  customerId = await addCustomer(api.db);
  venue = await addProvider(api.db, customerId);
  studio = await addProvider(api.db, customerId, { name: 'Işık & Gölge' });
  owner = await api.signedInAs(await addSignIn(api.db, { customerId, username: `ayse-${unique}` }));
  manager = await api.signedInAs(
    await addSignIn(api.db, {
      customerId,
      username: `manager-${unique}`,
      role: 'manager',
      providerIds: [venue],
    }),
  );
  mert = await addSignIn(api.db, { customerId, username: `mert-${unique}`, role: 'sales' });
  sales = await api.signedInAs(mert);
});

const link = (caller: Caller, providerId: number, id = mert) =>
  api.send(caller, 'linkProvider', { params: { customerId, id }, body: { providerId } });
const linked = async (providerId = venue) =>
  (await link(owner, providerId)).json<{ data: { id: number } }>().data.id;
const change = (caller: Caller, linkId: number, body: object, id = mert) =>
  api.send(caller, 'updateProviderLink', { params: { customerId, id, linkId }, body });
const unlink = (caller: Caller, linkId: number, id = mert) =>
  api.send(caller, 'unlinkProvider', { params: { customerId, id, linkId } });

test('links, updates and unlinks a provider, and the user sees it at the next call', async () => {
  expect((await api.ok(sales, 'listProviders')).data).toEqual([]);
  const first = await link(owner, venue);
  expect([first.statusCode, first.json()]).toMatchObject([
    201,
    {
      data: {
        providerId: venue,
        canReceiveLeads: true,
        canReceiveLeadsSms: false,
        showAsContact: false,
        signatureContent: null,
      },
    },
  ]);
  expect((await api.ok(sales, 'listProviders')).data).toHaveLength(1);
  const { id } = first.json<{ data: { id: number } }>().data;
  expect(
    (await change(owner, id, { canReceiveLeads: false, showAsContact: true })).json(),
  ).toMatchObject({
    data: { id, canReceiveLeads: false, canReceiveLeadsSms: false, showAsContact: true },
  });
  expect((await unlink(owner, id)).json()).toEqual({ data: {} });
  expect((await api.ok(sales, 'listProviders')).data).toEqual([]);
  expect((await unlink(owner, id)).statusCode).toBe(404);
});

test('rejects a provider that is linked already or belongs to another account', async () => {
  await linked();
  expect((await link(owner, venue)).json()).toMatchObject({
    code: 'refused',
    reason: 'already_linked',
  });
  for (const providerId of [strange, 999_999])
    expect((await link(owner, providerId)).json()).toMatchObject({
      errors: [{ path: 'providerId', code: 'not_own' }],
    });
});

test('a manager can link their own providers, an owner any', async () => {
  expect((await link(manager, venue)).statusCode).toBe(201);
  expect((await link(manager, studio)).statusCode).toBe(422);
  const id = await linked(studio);
  expect((await change(manager, id, { showAsContact: true })).statusCode).toBe(404);
  expect((await unlink(manager, id)).statusCode).toBe(404);
});

test('everyone edits their own signature, but not the switches', async () => {
  const id = await linked();
  expect((await change(sales, id, { signatureContent: '<p>Mert</p>' })).json()).toMatchObject({
    data: { signatureContent: '<p>Mert</p>' },
  });
  expect(
    (await change(sales, id, { signatureContent: '<p>Mert</p>', canReceiveLeads: false }))
      .statusCode,
  ).toBe(403);
  expect((await unlink(sales, id)).statusCode).toBe(403);
  expect((await link(sales, studio)).statusCode).toBe(403);
});

test('sanitizes a signature', async () => {
  const id = await linked();
  const body = {
    signatureContent:
      '<p onclick="x()">Mert<script>alert(1)</script><a href="javascript:x()">site</a></p>',
  };
  expect((await change(sales, id, body)).json()).toMatchObject({
    data: { signatureContent: '<p>Mert<a>site</a></p>' },
  });
  expect((await change(sales, id, { signatureContent: '<'.repeat(1001) })).json()).toMatchObject({
    errors: [{ path: 'signatureContent', code: 'maxLength' }],
  });
});

test('a link is found only below its own user', async () => {
  const id = await linked();
  const other = await addSignIn(api.db, { customerId, username: `other-${id}`, role: 'sales' });
  expect((await change(owner, id, { showAsContact: true }, other)).statusCode).toBe(404);
  expect((await unlink(owner, id, other)).statusCode).toBe(404);
});
