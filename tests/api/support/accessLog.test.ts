import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addUser } from '../../support/account.ts';
import { openDesk, type Desk } from './desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.api.close());

test('the customer sees who had access, when, why and what changed', async () => {
  const { api, customerId, mert } = desk;
  const owner = await api.signedInAs(desk.ayse);
  const { impersonation, id } = await desk.impersonate(desk.ayse);
  await api.ok(impersonation, 'listLeads');
  const change = (body: object, version = 1) =>
    api.send(impersonation, 'updateCustomerUser', {
      params: { customerId, id: mert },
      version,
      body,
    });
  await change({ bio: 'Satış' });
  await change({ password: 'kis-bahcesi-43' });
  await api.ok(impersonation, 'createTemplate', {
    params: { customerId },
    body: { name: 'Teşekkür', subject: 'Teşekkürler', content: '<p>Merhaba</p>' },
  });
  const at = '2026-11-21T09:00:00.000Z';
  const seen = {
    id,
    agentName: 'Selin Destek',
    userName: 'Ayşe Yıldırım',
    reason: 'Talep 1042: teklif gitmiyor',
    startedAt: at,
    endedAt: '2026-11-21T09:30:00.000Z',
    isRunning: true,
    readCount: 1,
    changeCount: 3,
    changes: [
      { at, kind: 'changed', target: 'customer-users', targetId: String(mert), isDone: true },
      { at, kind: 'changed', target: 'customer-users', targetId: String(mert), isDone: false },
      { at, kind: 'added', target: 'templates', targetId: '1', isDone: true },
    ],
  };
  expect(await api.ok(owner, 'listSupportAccesses')).toEqual({
    data: [seen],
    meta: { page: 1, limit: 25, total: 1, totalIsExact: true },
  });
  api.now.value = new Date('2026-11-21T09:12:00.000Z');
  await api.ok(impersonation, 'deleteCurrentImpersonation');
  const { data } = await api.ok(owner, 'listSupportAccesses');
  expect(data).toEqual([{ ...seen, isRunning: false, endedAt: '2026-11-21T09:12:00.000Z' }]);
});

test('the log survives the session and the user', async () => {
  const { api, customerId } = desk;
  const gone = await addUser(api.db, { customerId, name: 'Giden', surname: 'Biri' });
  await desk.impersonate(gone);
  await api.db.kysely.deleteFrom('sessions').where('customer_user_id', '=', gone).execute();
  await api.db.kysely.deleteFrom('customer_users').where('id', '=', gone).execute();
  const owner = await api.signedInAs(desk.ayse);
  const { data } = await api.ok(owner, 'listSupportAccesses', { query: { limit: 1 } });
  expect(data).toMatchObject([{ userName: 'Giden Biri' }]);
});

test('returns pages in both directions', async () => {
  const { api } = desk;
  const owner = await api.signedInAs(desk.ayse);
  const ids = async (query: object) =>
    (await api.ok(owner, 'listSupportAccesses', { query: { limit: 1, ...query } })).data.map(
      ({ id }) => id,
    );
  const [newest] = await ids({});
  const [oldest] = await ids({ sort: 'startedAt' });
  expect(await ids({ page: 2 })).toEqual([oldest]);
  expect(newest).not.toBe(oldest);
  expect(await ids({ page: 9 })).toEqual([]);
});

test('is hidden from other accounts and without the permission', async () => {
  const { api, customerId } = desk;
  const other = await addCustomer(api.db, 'Zeynep Atölye');
  const zeynep = await api.signedInAs(
    await addUser(api.db, { customerId: other, name: 'Zeynep', role: 'owner' }),
  );
  expect(await api.ok(zeynep, 'listSupportAccesses')).toMatchObject({
    data: [],
    meta: { total: 0 },
  });
  const statuses: Record<string, number> = {};
  for (const role of ['owner', 'manager', 'sales', 'content', 'accounting', 'viewer'] as const) {
    const caller = await api.signedInAs(await addUser(api.db, { customerId, role }));
    statuses[role] = (await api.send(caller, 'listSupportAccesses')).statusCode;
  }
  expect(statuses).toEqual({
    owner: 200,
    manager: 200,
    sales: 403,
    content: 403,
    accounting: 200,
    viewer: 200,
  });
  expect((await api.send(await desk.agent(), 'listSupportAccesses')).statusCode).toBe(403);
});
