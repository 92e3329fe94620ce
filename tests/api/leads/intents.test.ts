import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepQueuedMessages } from '../../../server/features/leads/commands.ts';
import type { MailPort } from '../../../server/ports/mail/port.ts';
import type { TelephonyPort } from '../../../server/ports/telephony/port.ts';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

type Sent = Awaited<ReturnType<MailPort['send']>>;

/** A fake mail server whose `deliver` the test sets. */
const mailServer: { keys: string[]; deliver: () => Promise<Sent> } = {
  keys: [],
  deliver: async () => ({ ok: true, id: '1' }),
};
const mail: MailPort = {
  kind: 'smtp',
  async send({ messageKey }) {
    const sent = await mailServer.deliver();
    mailServer.keys.push(messageKey);
    return sent;
  },
  close: async () => {},
};
const switchboard = { isBusy: false, rung: 0 };
const telephony: TelephonyPort = {
  async call() {
    switchboard.rung += 1;
    return switchboard.isBusy ? { ok: false, reason: 'busy' } : { ok: true, id: '1' };
  },
};

let account: LeadAccount;
let api: TestApi;
let leadId: number;
beforeAll(async () => {
  account = await leadAccount({ ports: { mail, telephony } });
  api = account.api;
});
beforeEach(async () => {
  ({ leadId } = await addLead(account));
  mailServer.keys.length = 0;
  mailServer.deliver = async () => ({ ok: true, id: '1' });
});
afterAll(() => api.close());

const email = { subject: 'Teklifimiz', body: 'Merhaba Elif Hanım' };
const send = (key: string) =>
  api.send(account.ayse, 'sendLeadEmail', { params: { id: leadId }, body: email, key });
const conversation = async () =>
  (await api.ok(account.ayse, 'listLeadMessages', { params: { id: leadId } })).data;

test('a process that ends between commit and sending still answers a repeated key', async () => {
  mailServer.deliver = () => Promise.reject(new Error('the process ends here'));
  expect((await send(`gone-0001-${leadId}`)).statusCode).toBe(500);
  mailServer.deliver = async () => ({ ok: true, id: '1' });

  const again = await send(`gone-0001-${leadId}`);
  expect(again.statusCode).toBe(201);
  expect(again.json()).toMatchObject({ data: { status: 'queued', body: email.body } });
  expect(mailServer.keys).toEqual([]);

  await sweepQueuedMessages(
    api.db,
    api.ports,
    () => new Date(api.now.value.getTime() + 3 * 60_000),
  );
  expect(mailServer.keys).toHaveLength(1);
  expect(await conversation()).toMatchObject([{ status: 'sent' }]);
});

test('a repeated key during the sending returns the queued message, and later the sent one', async () => {
  let arrive: (sent: Sent) => void = () => {};
  const sending = new Promise<void>((resolve) => {
    mailServer.deliver = () => {
      resolve();
      return new Promise((settle) => (arrive = settle));
    };
  });
  const first = send(`slow-0001-${leadId}`);
  await sending;
  expect((await send(`slow-0001-${leadId}`)).json()).toMatchObject({ data: { status: 'queued' } });
  arrive({ ok: true, id: '1' });
  const response: unknown = (await first).json();
  expect(response).toMatchObject({ data: { status: 'sent' } });
  expect((await send(`slow-0001-${leadId}`)).json()).toEqual(response);
  expect(mailServer.keys).toHaveLength(1);
});

test('a message rejected after the commit can be retried with its key', async () => {
  const call = { params: { id: leadId }, body: { type: 'call' }, key: `call-0001-${leadId}` };
  switchboard.isBusy = true;
  expect((await api.refused(account.ayse, 'createLeadAction', call)).error.reason).toBe(
    'call_failed',
  );
  switchboard.isBusy = false;
  await api.ok(account.ayse, 'createLeadAction', call);
  await api.ok(account.ayse, 'createLeadAction', call);
  expect(switchboard.rung).toBe(2);
});

test('a new user whose invitation was not sent is created once for the same key', async () => {
  const request = {
    params: { customerId: account.customerId },
    key: `user-0001-${leadId}`,
    body: { name: 'Can', roleId: 'viewer', emails: [{ value: 'can.yeni@example.com' }] },
  };
  mailServer.deliver = () => Promise.reject(new Error('the process ends here'));
  const first = await api.send(account.ayse, 'createCustomerUser', request);
  const again = await api.ok(account.ayse, 'createCustomerUser', request);
  expect(again.data).toMatchObject({ name: 'Can' });
  expect(first.statusCode).toBeGreaterThan(200);
  const { data } = await api.ok(account.ayse, 'listCustomerUsers', {
    params: { customerId: account.customerId },
  });
  expect(data.filter(({ id }) => id === again.data.id)).toHaveLength(1);
});
