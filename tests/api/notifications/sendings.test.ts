import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { receiveLead } from '../../../server/features/leads/commands.ts';
import {
  notifyUsers,
  sendNotifications,
  sweepNotifications,
} from '../../../server/features/notifications/commands.ts';
import type { MailPort } from '../../../server/ports/mail/port.ts';
import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type TestApi } from '../../support/api.ts';
import { addSignIn, messagesTo } from '../../support/signIn.ts';

let api: TestApi;
let customerId: number;
let providerId: number;
let user = { id: 0, email: '', phone: '' };
const publicUrl = 'https://panel.example.com';

beforeAll(async () => {
  api = await testApi();
  await addPlaces(api.db);
  customerId = await addCustomer(api.db);
});
afterAll(() => api.close());
let count = 0;
beforeEach(async () => {
  const { kysely } = api.db;
  await kysely.deleteFrom('notification_sendings').execute();
  count += 1;
  user = { id: 0, email: `u${count}@example.com`, phone: `+9053210001${10 + count}` };
  providerId = await addProvider(api.db, customerId);
  user.id = await addSignIn(api.db, {
    customerId,
    username: `u${count}`,
    name: 'Elif',
    emails: [user.email],
    phones: [user.phone],
    providerIds: [providerId],
  });
});

const couple = {
  brideName: 'Nil Öz',
  groomName: 'Ali Su',
  weddingDate: null,
  email: null,
  phone: null,
};
async function arrive(): Promise<number> {
  const details = { message: 'Yeriniz var mı?' };
  const { leadId } = await api.db.kysely
    .transaction()
    .execute((tx) =>
      receiveLead(tx, { providerId, couple, source: 'info_request', details }, api.now.value),
    );
  return leadId;
}
const send = (ports: Partial<TestApi['ports']> = {}, minutes = 0) =>
  sendNotifications(
    api.db,
    { ports: { ...api.ports, ...ports }, publicUrl },
    () => new Date(api.now.value.getTime() + minutes * 60_000),
  );
const choose = (channel: 'email' | 'sms', is_on: boolean, type: 'lead' | 'account' = 'lead') =>
  api.db.kysely
    .insertInto('notification_preferences')
    .values({ customer_id: customerId, customer_user_id: user.id, type, channel, is_on })
    .execute();
const news = () =>
  api.db.kysely.transaction().execute((tx) =>
    notifyUsers(tx, customerId, [user.id], {
      kind: 'news',
      params: { title: { tr: 'Merhaba', en: 'Hello' } },
      at: api.now.value.toISOString(),
    }),
  );

test('a new lead is sent by e-mail once, with its link', async () => {
  const leadId = await arrive();
  expect(await send()).toBe(1);
  expect(await send({}, 5)).toBe(0);
  const [mail, ...others] = await messagesTo(api, user.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Yeni talep: Nil Öz & Ali Su');
  expect(mail?.body).toContain('Yeriniz var mı?');
  expect(mail?.body).toContain(`${publicUrl}/leads/${leadId}`);
  expect(await messagesTo(api, user.phone)).toEqual([]);
});

test('also by SMS if the provider’s switch is on, and never against the user’s choice', async () => {
  await api.db.kysely
    .updateTable('customer_user_providers')
    .set({ can_receive_leads_sms: true })
    .where('customer_user_id', '=', user.id)
    .execute();
  const leadId = await arrive();
  await send();
  const [text] = await messagesTo(api, user.phone);
  expect(text?.body).toBe(`Yeni talep: Nil Öz & Ali Su ${publicUrl}/leads/${leadId}`);
  await choose('email', false);
  await choose('sms', false);
  await arrive();
  expect(await send()).toBe(0);
});

test('in the receiver’s language, only to active users', async () => {
  const set = (values: object) =>
    api.db.kysely.updateTable('customer_users').set(values).where('id', '=', user.id).execute();
  await set({ preferred_language: 'en' });
  await news();
  await send();
  expect((await messagesTo(api, user.email)).map(({ subject }) => subject)).toEqual(['Hello']);
  await news();
  await set({ has_left: true });
  expect(await send()).toBe(1);
  expect(await messagesTo(api, user.email)).toHaveLength(1);
});

test.each([
  { reason: 'has a role without leads', values: { role_id: 'content' } },
  { reason: 'was invited only', values: { status: 'invited', password_hash: null } },
] as const)('a user who $reason learns nothing of a new lead', async ({ values }) => {
  const { kysely } = api.db;
  await kysely.updateTable('customer_users').set(values).where('id', '=', user.id).execute();
  await arrive();
  expect(await send()).toBe(0);
  expect(await messagesTo(api, user.email)).toEqual([]);
  for (const table of ['provider_prompts', 'realtime_events'] as const)
    expect(
      await kysely.selectFrom(table).select('id').where('customer_user_id', '=', user.id).execute(),
    ).toEqual([]);
});

/** Minutes at which a message is claimed again, and the last of them. */
const RETRIES = [0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023];
const LAST = 2047;
const outcomes = async () =>
  (
    await api.db.kysely
      .selectFrom('notification_sendings')
      .select('outcome')
      .orderBy('id')
      .execute()
  ).map(({ outcome }) => outcome);

test('a message that is temporarily unreachable is sent later', async () => {
  const down = async () => ({ ok: false, reason: 'unreachable' }) as const;
  const broken = {
    mail: { ...api.ports.mail, send: down },
    sms: { ...api.ports.sms, send: down },
  };
  await choose('sms', true, 'account');
  await news();
  for (const minutes of RETRIES) expect(await send(broken, minutes)).toBe(2);
  expect(await outcomes()).toEqual([null, null]);
  expect(await send({}, LAST - 1)).toBe(0);
  expect(await send({}, LAST)).toBe(2);
  expect(await messagesTo(api, user.email)).toHaveLength(1);
  expect(await messagesTo(api, user.phone)).toHaveLength(1);
  await news();
  for (const minutes of [...RETRIES, LAST]) await send(broken, minutes);
  expect(await send({}, LAST * 2)).toBe(0);
  expect(await outcomes()).toEqual(['sent', 'sent', 'unreachable', 'unreachable']);
});

test('a failed sending is retried, and given up in the end', async () => {
  const broken: MailPort = {
    ...api.ports.mail,
    send: async () => {
      throw new Error('the connection is down');
    },
  };
  await news();
  for (const minutes of RETRIES)
    await expect(send({ mail: broken }, minutes)).rejects.toThrow('1 of 1 notifications failed');
  // Another process skips notifications that were claimed just now.
  expect(await send({}, LAST - 0.5)).toBe(0);
  await expect(send({ mail: broken }, LAST)).rejects.toThrow(AggregateError);
  expect(await send({}, LAST * 2)).toBe(0);
  expect(await outcomes()).toEqual(['unreachable']);
});

test('one failed sending costs the others neither their turn nor an attempt', async () => {
  for (let index = 0; index < 3; index += 1) await news();
  const rows = () =>
    api.db.kysely.selectFrom('notification_sendings').select('tries').orderBy('id');
  const attempts: number[][] = [];
  const mail: MailPort = {
    ...api.ports.mail,
    send: async ({ messageKey }) => {
      attempts.push((await rows().execute()).map(({ tries }) => tries));
      if (attempts.length === 1) throw new Error('the connection is down');
      return { ok: true, id: messageKey };
    },
  };
  await expect(send({ mail })).rejects.toThrow('1 of 3 notifications failed');
  expect(attempts).toEqual([
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
  ]);
  expect(await outcomes()).toEqual([null, 'sent', 'sent']);
});

test('two processes send each message once', async () => {
  await news();
  await news();
  await news();
  const taken = await Promise.all([send(), send()]);
  expect(taken[0] + taken[1]).toBe(3);
  expect(await messagesTo(api, user.email)).toHaveLength(3);
});

test('a slow service sends each message once, even if its claim would have expired', async () => {
  await news();
  await news();
  const later = new Date(api.now.value.getTime() + 5 * 60_000);
  const clock = { value: api.now.value };
  const sent: string[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const mail: MailPort = {
    ...api.ports.mail,
    send: async ({ messageKey }) => {
      sent.push(messageKey);
      await gate;
      return { ok: true, id: messageKey };
    },
  };
  const sender = { ports: { ...api.ports, mail }, publicUrl };
  const run = () => sendNotifications(api.db, sender, () => clock.value, { renewMs: 5 });
  const first = run();
  await expect.poll(() => sent.length).toBe(1);
  clock.value = later;
  const claims = api.db.kysely.selectFrom('notification_sendings').select('claimed_at');
  await expect
    .poll(async () => (await claims.execute()).map((row) => row.claimed_at))
    .toEqual([later.toISOString(), later.toISOString()]);
  expect(await run()).toBe(0);
  release();
  expect(await first).toBe(2);
  expect(new Set(sent).size).toBe(2);
  expect(sent).toHaveLength(2);
});

test('a run that is aborted ends after the message it is sending', async () => {
  for (let index = 0; index < 3; index += 1) await news();
  const stopping = new AbortController();
  const mail: MailPort = {
    ...api.ports.mail,
    send: async ({ messageKey }) => {
      stopping.abort();
      return { ok: true, id: messageKey };
    },
  };
  const sender = { ports: { ...api.ports, mail }, publicUrl };
  await sendNotifications(api.db, sender, () => api.now.value, { signal: stopping.signal });
  expect(await outcomes()).toEqual(['sent', null, null]);
  expect(await send({}, 1)).toBe(2);
});

test('deletes sendings after a week', async () => {
  await news();
  await send();
  await sweepNotifications(api.db, new Date(api.now.value.getTime() + 8 * 86_400_000));
  expect(await api.db.kysely.selectFrom('notification_sendings').select('id').execute()).toEqual(
    [],
  );
});
