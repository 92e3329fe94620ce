import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { receiveLead, receiveMessage } from '../../../server/features/leads/commands.ts';
import {
  notifyUsers,
  sweepNotifications,
} from '../../../server/features/notifications/commands.ts';
import { asTenant } from '../../../server/db/tenant.ts';
import type { Tx } from '../../../server/http/call.ts';
import { addProvider, addUser } from '../../support/account.ts';
import type { Caller, TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
const start = new Date('2026-11-21T09:00:00.000Z');
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
});
afterAll(() => api.close());
beforeEach(async () => {
  api.now.value = start;
  await api.db.kysely.deleteFrom('provider_prompts').execute();
});

const begin = <T>(work: (tx: Tx) => Promise<T>) => api.db.kysely.transaction().execute(work);

const couple = {
  brideName: 'Nil Öz',
  groomName: 'Ali Su',
  weddingDate: null,
  email: null,
  phone: null,
};
const arrive = (providerId = account.garden, message = 'Haziran için yeriniz var mı?') =>
  begin((tx) =>
    receiveLead(
      tx,
      { providerId, couple, source: 'info_request', details: { message } },
      api.now.value,
    ),
  );

/** Notifies Ayşe `count` times, one minute apart. */
async function notifyAyse(count: number, userId = account.ayseId): Promise<void> {
  for (let index = 1; index <= count; index += 1)
    await begin((tx) =>
      notifyUsers(tx, account.customerId, [userId], {
        kind: 'news',
        params: { title: `Haber ${index}` },
        at: new Date(start.getTime() + index * 60_000).toISOString(),
      }),
    );
}

const list = (caller: Caller, query = {}) => api.ok(caller, 'listProviderPrompts', { query });
const titles = async (caller: Caller, query = {}) =>
  (await list(caller, query)).data.map(({ title }) => title);
const meta = async (caller: Caller) => (await api.ok(caller, 'getProviderPromptsMeta')).data;
const complete = (caller: Caller, id: number) =>
  api.send(caller, 'createProviderPromptAction', { params: { id }, body: { type: 'completed' } });

describe('notifications about couples', () => {
  test('a new lead notifies its receivers in their language', async () => {
    const { leadId } = await arrive(account.studio);
    const { data } = await list(account.ayse);
    expect(data).toEqual([
      {
        id: data[0]?.id,
        type: 'notification',
        kind: 'lead',
        title: 'Yeni talep: Nil Öz & Ali Su',
        body: 'Haziran için yeriniz var mı?',
        createdAt: start.toISOString(),
        completedAt: null,
        provider: { id: account.studio, name: 'Işık & Gölge Fotoğraf' },
        linkData: { path: `/leads/${leadId}`, text: 'Talebi aç' },
      },
    ]);
    expect(await titles({ ...account.ayse, 'accept-language': 'de' })).toEqual([
      'Neue Anfrage: Nil Öz & Ali Su',
    ]);
    // Mert is not linked to that provider.
    expect(await titles(account.mert)).toEqual([]);
  });

  test('a message is quoted, except for users who disabled it', async () => {
    const { leadId } = await addLead(account);
    await api.ok(account.mert, 'updateNotificationPreferences', {
      body: { changes: [{ type: 'message', channel: 'panel', isOn: false }] },
    });
    const body = `${'ü'.repeat(290)}${'👰'.repeat(20)}`;
    await begin((tx) => receiveMessage(tx, { leadId, channel: 'email', body }, api.now.value));
    const [first] = (await list(account.ayse)).data;
    expect(first?.title).toBe('Yeni mesaj: Elif Şahin & Can Demir');
    expect(first?.body).toBe(`${'ü'.repeat(290)}${'👰'.repeat(10)}`);
    expect(await titles(account.mert)).toEqual([]);
    await api.db.kysely.deleteFrom('notification_preferences').execute();
  });

  test('an assigned lead notifies only the assignee', async () => {
    const { leadId: id } = await addLead(account);
    await api.ok(account.ayse, 'createLeadAction', {
      params: { id },
      body: { type: 'assign', assigneeId: account.mertId },
      key: crypto.randomUUID(),
    });
    expect(await titles(account.mert)).toEqual([
      'Ayşe Yıldırım size bir talep atadı: Elif Şahin & Can Demir',
    ]);
    expect(await titles(account.ayse)).toEqual([]);
  });

  test('nothing outside the package is revealed', async () => {
    const providerId = await addProvider(api.db, account.customerId, {
      limits: JSON.stringify({ couplesPerMonth: 0 }),
    });
    const userId = await addUser(api.db, {
      customerId: account.customerId,
      providerIds: [providerId],
    });
    await arrive(providerId, 'Çok gizli');
    const [first] = (await list(await api.signedInAs(userId))).data;
    expect(first?.body).toBeNull();
    expect(first?.title).not.toContain('Nil');
  });

  test('a deleted couple is removed from all notifications', async () => {
    const { leadId } = await arrive();
    await api.db.kysely.deleteFrom('leads').where('id', '=', leadId).execute();
    expect(await titles(account.ayse)).toEqual([]);
  });
});

describe('the list', () => {
  test('returns 25 per page, newest first, each once, with its position', async () => {
    await notifyAyse(30);
    const first = await list(account.ayse);
    expect(first.meta).toEqual({ page: 1, limit: 25, total: 30, totalIsExact: true });
    expect(first.data.map(({ title }) => title).slice(0, 2)).toEqual(['Haber 30', 'Haber 29']);
    const second = await list(account.ayse, { page: 2 });
    expect(second.data.map(({ title }) => title)).toEqual([
      'Haber 5',
      'Haber 4',
      'Haber 3',
      'Haber 2',
      'Haber 1',
    ]);
    expect(await list(account.ayse, { page: 3 })).toMatchObject({ data: [], meta: { total: 30 } });
    expect((await titles(account.ayse, { sort: 'createdAt', type: 'notification' }))[0]).toBe(
      'Haber 1',
    );
  });

  test.each([{ limit: 101 }, { page: 0 }, { sort: 'title' }, { type: 'task' }])(
    '%j is malformed',
    async (query) => {
      const { status, error } = await api.refused(account.ayse, 'listProviderPrompts', { query });
      expect([status, error.errors.map(({ path }) => path)]).toEqual([400, Object.keys(query)]);
    },
  );

  test('contains only the user’s own notifications', async () => {
    await notifyAyse(1);
    const id = (await list(account.ayse)).data[0]?.id ?? 0;
    for (const other of [account.mert, account.viewer, account.stranger]) {
      expect(await titles(other)).toEqual([]);
      expect(await meta(other)).toEqual({ unread: 0, total: 0 });
      expect((await complete(other, id)).statusCode).toBe(404);
    }
    expect(await meta(account.ayse)).toEqual({ unread: 1, total: 1 });
  });

  test('is isolated by the database, too', async () => {
    await notifyAyse(1);
    const seen = await begin(async (tx) => {
      await asTenant(tx, { customerId: account.strangersCustomer, userId: 1 });
      return tx.selectFrom('provider_prompts').select('id').execute();
    });
    expect(seen).toEqual([]);
    const writing = begin(async (tx) => {
      await asTenant(tx, { customerId: account.strangersCustomer, userId: 1 });
      await notifyUsers(tx, account.customerId, [account.ayseId], {
        kind: 'news',
        at: start.toISOString(),
      });
    });
    await expect(writing).rejects.toThrow(/row-level security/);
  });

  test('removes notifications with the provider or the permission', async () => {
    const id = await addUser(api.db, {
      customerId: account.customerId,
      role: 'sales',
      providerIds: [account.garden],
    });
    const caller = await api.signedInAs(id);
    await arrive();
    expect(await meta(caller)).toEqual({ unread: 1, total: 1 });
    const setRole = (role_id: Schemas['CustomerUserRole']) =>
      api.db.kysely.updateTable('customer_users').set({ role_id }).where('id', '=', id).execute();
    await setRole('content');
    expect(await titles(caller)).toEqual([]);
    await setRole('sales');
    expect(await titles(caller)).toHaveLength(1);
    await api.db.kysely
      .deleteFrom('customer_user_providers')
      .where('customer_user_id', '=', id)
      .execute();
    expect([await titles(caller), await meta(caller)]).toEqual([[], { unread: 0, total: 0 }]);
  });
});

describe('reading', () => {
  test('one stores its time, which does not change', async () => {
    await notifyAyse(2);
    const [newest] = (await list(account.ayse)).data;
    const first = await complete(account.ayse, newest?.id ?? 0);
    expect(first.json<{ data: Schemas['ProviderPrompt'] }>().data).toEqual({
      ...newest,
      completedAt: start.toISOString(),
    });
    api.now.value = new Date(start.getTime() + 3_600_000);
    const again = await complete(account.ayse, newest?.id ?? 0);
    expect(again.json()).toEqual(first.json());
    expect(await meta(account.ayse)).toEqual({ unread: 1, total: 2 });
  });

  test('all marks those up to the newest seen one as read', async () => {
    await notifyAyse(3);
    const upToId = (await list(account.ayse)).data[0]?.id;
    await notifyAyse(1);
    const body = { type: 'completed', upToId };
    const response = await api.ok(account.ayse, 'completeProviderPrompts', { body });
    expect(response.data).toEqual({ unread: 1, total: 4 });
  });

  test.each([[{}], [{ type: 'deleted' }], [{ type: 'completed', more: 1 }]])(
    '%j is rejected at its fields',
    async (body) => {
      await notifyAyse(1);
      const id = (await list(account.ayse)).data[0]?.id ?? 0;
      const refused = await api.refused(account.ayse, 'createProviderPromptAction', {
        params: { id },
        body,
      });
      expect([refused.status, refused.error.errors.length]).toEqual([422, 1]);
    },
  );

  test('an impersonating agent changes nothing', async () => {
    await notifyAyse(1);
    const agentId = await addUser(api.db, { customerId: account.customerId, isAgent: true });
    const agent = await api.signedInAs(account.ayseId, { agentId, reason: 'Talep 1042' });
    const id = (await list(agent)).data[0]?.id ?? 0;
    expect((await complete(agent, id)).statusCode).toBe(403);
    const all = await api.refused(agent, 'completeProviderPrompts', {
      body: { type: 'completed', upToId: id },
    });
    expect(all.error.code).toBe('blocked_while_impersonating');
    expect(await meta(account.ayse)).toEqual({ unread: 1, total: 1 });
  });
});

test('deletes notifications older than a year', async () => {
  await notifyAyse(1);
  const later = (days: number) => new Date(start.getTime() + days * 86_400_000);
  await sweepNotifications(api.db, later(364));
  expect((await meta(account.ayse)).total).toBe(1);
  await sweepNotifications(api.db, later(366));
  expect((await meta(account.ayse)).total).toBe(0);
});

test('is served by an index, however many others there are', async () => {
  await begin(async (tx) => {
    await sql`
      insert into provider_prompts (customer_id, customer_user_id, kind, created_at)
      select ${account.customerId}, ${account.mertId}, 'news', now() - make_interval(mins => n)
      from generate_series(1, 20000) n`.execute(tx);
  });
  await sql`analyze provider_prompts`.execute(api.db.kysely);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from provider_prompts where customer_id = ${account.customerId}
      and customer_user_id = ${account.ayseId} order by created_at desc, id desc limit 25`.execute(
    api.db.kysely,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('provider_prompts_user');
});
