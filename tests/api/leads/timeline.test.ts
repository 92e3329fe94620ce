import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
let leadId: number;
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
});
beforeEach(async () => {
  ({ leadId } = await addLead(account));
});
afterAll(() => api.close());

const at = (extra: object = {}) => ({ params: { id: leadId }, ...extra });
const note = async (
  body: object = { type: 'note_added', text: 'Bütçe 300 bin' },
  caller = account.mert,
) => (await api.ok(caller, 'createLeadInteraction', at({ body }))).data;
const own = (interactionId: number, extra: object = {}) => ({
  params: { id: leadId, interactionId },
  ...extra,
});

describe('notes', () => {
  test('may have a reminder, and are changed by their author', async () => {
    const added = await note({
      type: 'note_added',
      text: 'Ara',
      remindAt: '2026-11-25T10:30:00+03:00',
    });
    expect(added).toMatchObject({
      version: 1,
      type: 'note_added',
      text: 'Ara',
      remindAt: '2026-11-25T07:30:00.000Z',
      remindedAt: null,
      createdBy: { name: 'Mert Kaya' },
    });
    const done = await api.ok(
      account.mert,
      'updateLeadInteraction',
      own(added.id, { version: 1, body: { done: true } }),
    );
    expect(done.data).toMatchObject({ version: 2, remindedAt: '2026-11-21T09:00:00.000Z' });
    const same = { text: 'Ara!', remindAt: '2026-11-25T07:30:00Z' };
    const kept = await api.ok(
      account.mert,
      'updateLeadInteraction',
      own(added.id, { version: 2, body: same }),
    );
    expect(kept.data).toMatchObject({ text: 'Ara!', remindedAt: '2026-11-21T09:00:00.000Z' });
    const later = { remindAt: '2026-11-26T07:30:00Z' };
    const moved = await api.ok(
      account.mert,
      'updateLeadInteraction',
      own(added.id, { version: 3, body: later }),
    );
    expect(moved.data).toMatchObject({
      version: 4,
      remindAt: '2026-11-26T07:30:00.000Z',
      remindedAt: null,
    });
    const none = await api.ok(
      account.mert,
      'updateLeadInteraction',
      own(added.id, { version: 4, body: { remindAt: null } }),
    );
    expect(none.data.remindAt).toBeNull();
    expect((await api.ok(account.ayse, 'getLead', at())).data).toMatchObject({
      version: 1,
      answeredAt: null,
      lastActivityAt: '2026-11-21T09:00:00.000Z',
    });
  });

  test('a stale version gets a conflict with the current note', async () => {
    const { id } = await note();
    await api.ok(
      account.mert,
      'updateLeadInteraction',
      own(id, { version: 1, body: { text: 'b' } }),
    );
    const { status, error } = await api.refused(
      account.ayse,
      'updateLeadInteraction',
      own(id, { version: 1, body: { text: 'c' } }),
    );
    expect(status).toBe(409);
    expect(error.current).toMatchObject({ id, version: 2, text: 'b' });
    expect(
      (await api.refused(account.mert, 'updateLeadInteraction', own(id, { body: { text: 'd' } })))
        .status,
    ).toBe(428);
  });

  test('a colleague’s note is read-only, except for users who may delete leads', async () => {
    const { id } = await note(undefined, account.ayse);
    for (const operation of ['updateLeadInteraction', 'deleteLeadInteraction'] as const) {
      const change =
        operation === 'updateLeadInteraction' ? { version: 1, body: { text: 'x' } } : {};
      const { status, error } = await api.refused(account.mert, operation, own(id, change));
      expect([status, error.reason]).toEqual([409, 'note_only']);
    }
    const merts = await note();
    expect(await api.ok(account.ayse, 'deleteLeadInteraction', own(merts.id))).toEqual({
      data: {},
    });
    const { data } = await api.ok(account.ayse, 'listLeadInteractions', at());
    expect(data.map((interaction) => interaction.id)).toEqual([id]);
  });

  test('system entries are read-only', async () => {
    await api.ok(account.mert, 'sendLeadEmail', at({ body: { subject: 'a', body: 'b' } }));
    const [sent] = (await api.ok(account.mert, 'listLeadInteractions', at())).data;
    expect(sent?.type).toBe('email_sent');
    const { error } = await api.refused(account.mert, 'deleteLeadInteraction', own(sent?.id ?? 0));
    expect(error.reason).toBe('note_only');
  });

  test.each<[object, string[]]>([
    [
      { type: 'note_added', text: '  ', remindAt: '2026-11-21T09:00:00Z' },
      ['text required', 'remindAt future'],
    ],
    [{ type: 'email_sent', text: 'a' }, ['type enum']],
    [{ type: 'note_added', text: 'a'.repeat(2001) }, ['text maxLength']],
    [{ type: 'note_added' }, ['text required']],
  ])('%j is rejected', async (body, expected) => {
    const { status, error } = await api.refused(
      account.ayse,
      'createLeadInteraction',
      at({ body }),
    );
    expect(status).toBe(422);
    expect(error.errors.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  test('a note of another lead is not found', async () => {
    const { id } = await note();
    ({ leadId } = await addLead(account));
    expect((await api.refused(account.ayse, 'deleteLeadInteraction', own(id))).status).toBe(404);
    expect(
      (
        await api.refused(
          account.ayse,
          'updateLeadInteraction',
          own(id, { version: 1, body: { text: 'x' } }),
        )
      ).status,
    ).toBe(404);
  });

  test('are filtered by kind, in pages', async () => {
    await note();
    await note({ type: 'visit_log', text: 'Geldiler' });
    await note({ type: 'call_again', text: 'Akşam' });
    const notes = await api.ok(
      account.ayse,
      'listLeadInteractions',
      at({ query: { type: ['note_added', 'call_again'], sort: 'createdAt' } }),
    );
    expect(notes.data.map(({ type }) => type)).toEqual(['note_added', 'call_again']);
    const page = await api.ok(
      account.ayse,
      'listLeadInteractions',
      at({ query: { limit: 2, page: 2 } }),
    );
    expect(page.data.map(({ type }) => type)).toEqual(['note_added']);
    expect(page.meta).toEqual({ page: 2, limit: 2, total: 3, totalIsExact: true });
  });

  test('a WhatsApp conversation with its result counts as an answer where package and couple allow it', async () => {
    const opened = { type: 'whatsapp_opened', text: 'Cumartesi gelecekler' };
    await note(opened);
    expect((await api.ok(account.ayse, 'getLead', at())).data).toMatchObject({
      returnChannel: 'whatsapp',
      answeredAt: '2026-11-21T09:00:00.000Z',
    });
    ({ leadId } = await addLead(account, { provider_id: account.studio }));
    const lacking = await api.refused(account.ayse, 'createLeadInteraction', at({ body: opened }));
    expect([lacking.status, lacking.error.code]).toEqual([403, 'feature']);
    const garden = account.api.db.kysely.updateTable('providers').where('id', '=', account.garden);
    await garden.set({ product_date_end: '2026-11-20' }).execute();
    ({ leadId } = await addLead(account));
    const ended = await api.refused(account.ayse, 'createLeadInteraction', at({ body: opened }));
    expect([ended.status, ended.error.code]).toEqual([403, 'feature']);
    await garden.set({ product_date_end: null }).execute();
    ({ leadId } = await addLead(account, { couple: { contact_preference: 'email_only' } }));
    expect(
      (await api.refused(account.ayse, 'createLeadInteraction', at({ body: opened }))).error.reason,
    ).toBe('email_only');
  });
});

test('a call reminder is stored as a note', async () => {
  const body = { remindAt: '2026-11-25T07:30:00.000Z', note: 'Ara' };
  const { data } = await api.ok(account.mert, 'remindLead', at({ body }));
  expect(data).toMatchObject({ type: 'call_again', text: 'Ara', remindAt: body.remindAt });
  const past = { remindAt: '2026-11-21T08:59:59Z' };
  const { error } = await api.refused(account.mert, 'remindLead', at({ body: past }));
  expect(error.errors).toMatchObject([{ path: 'remindAt', code: 'future' }]);
});

test('stores team comments, and who has read them', async () => {
  const comment = async (body: string, caller = account.ayse) =>
    (await api.ok(caller, 'createLeadComment', at({ body: { body } }))).data;
  const readTimes = async (caller: typeof account.ayse) =>
    (await api.ok(caller, 'listLeadComments', at({ query: { sort: 'createdAt' } }))).data.map(
      ({ readAt }) => readAt,
    );
  const start = api.now.value;
  const added = await comment('Ben ararım');
  expect(added).toMatchObject({
    body: 'Ben ararım',
    readAt: start.toISOString(),
    createdBy: { name: 'Ayşe Yıldırım' },
  });
  expect(await readTimes(account.mert)).toEqual([null]);

  api.now.value = new Date(start.getTime() + 60_000);
  const seen = api.now.value.toISOString();
  expect(await api.ok(account.mert, 'markLeadCommentsRead', at())).toEqual({ data: {} });
  api.now.value = new Date(start.getTime() + 120_000);
  await comment('Oldu mu?');
  expect(await readTimes(account.mert)).toEqual([seen, null]);
  expect(await readTimes(account.viewer)).toEqual([null, null]);
  expect(await readTimes(account.ayse)).not.toContain(null);
  await api.ok(account.mert, 'markLeadCommentsRead', at());
  expect(await readTimes(account.mert)).not.toContain(null);
  api.now.value = start;

  const blank = await api.refused(account.ayse, 'createLeadComment', at({ body: { body: ' ' } }));
  expect(blank.error.errors).toMatchObject([{ path: 'body', code: 'required' }]);
});

test('lists the models that the couple requested', async () => {
  await api.db.kysely
    .insertInto('lead_items')
    .values([
      { customer_id: account.customerId, lead_id: leadId, name: 'Prenses', price: 45_000 },
      { customer_id: account.customerId, lead_id: leadId, name: 'Balık' },
    ])
    .execute();
  const { data } = await api.ok(account.ayse, 'listLeadItems', at());
  expect(data).toMatchObject([
    { name: 'Prenses', image: null, price: 45_000 },
    { name: 'Balık', price: null },
  ]);
});

test('the history names the user; only the audit log names the agent', async () => {
  await api.ok(account.mert, 'createLeadAction', at({ body: { type: 'negotiate', note: 'a' } }));
  await api.ok(account.ayse, 'createLeadAction', at({ body: { type: 'unreachable' } }));
  const page = await api.ok(account.ayse, 'listLeadHistories', at({ query: { limit: 1 } }));
  expect(page.data).toMatchObject([
    { event: 'status_changed', to: 'unreachable', createdBy: { name: 'Ayşe Yıldırım' } },
  ]);
  expect(page.meta.total).toBe(2);
});

describe('outside the window or masked', () => {
  const notes = { type: 'note_added', text: 'a' };
  const writes = [
    ['createLeadInteraction', notes],
    ['remindLead', { remindAt: '2026-11-25T07:30:00.000Z' }],
    ['createLeadComment', { body: 'a' }],
  ] as const;
  test.each(writes)('%s is rejected', async (operation, body) => {
    for (const [own, reason] of [
      [{ created_at: '2026-05-01T00:00:00Z' }, 'archived'],
      [{ is_masked: true }, 'masked'],
    ] as const) {
      ({ leadId } = await addLead(account, own));
      expect((await api.refused(account.ayse, operation, at({ body }))).error.reason).toBe(reason);
    }
  });

  test('an old lead can be read, a masked one cannot', async () => {
    const lists = [
      'listLeadInteractions',
      'listLeadHistories',
      'listLeadItems',
      'listLeadComments',
      'listLeadMessages',
    ] as const;
    ({ leadId } = await addLead(account, { created_at: '2026-05-01T00:00:00Z' }));
    for (const operation of lists)
      expect((await api.ok(account.ayse, operation, at())).data).toEqual([]);
    ({ leadId } = await addLead(account, { is_masked: true }));
    for (const operation of lists) {
      const { status, error } = await api.refused(account.ayse, operation, at());
      expect([status, error.code]).toEqual([403, 'feature']);
    }
  });
});
