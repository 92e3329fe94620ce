import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
});
afterAll(() => account.api.close());

/** Sends an e-mail from Mert to the couple. @returns the message's id */
async function mertAnswers(leadId: number, body = 'Buyurun, müsaitiz.'): Promise<number> {
  const request = { params: { id: leadId }, body: { subject: 'Yanıtımız', body } };
  return (await account.api.ok(account.mert, 'sendLeadEmail', request)).data.id;
}

const emailTo = (leadId: number, lastMessageId: number | undefined) => ({
  params: { id: leadId },
  query: { lastMessageId },
  body: { subject: 'Teklifimiz', body: 'Merhaba' },
});

const bodies = async (leadId: number) => {
  const params = { id: leadId };
  const { data } = await account.api.ok(account.ayse, 'listLeadMessages', { params });
  return data.map(({ body }) => body);
};

test('a reply after an unseen reply of a colleague is rejected with that reply', async () => {
  const { api, ayse } = account;
  const { leadId } = await addLead(account);
  const theirs = await mertAnswers(leadId);
  for (const send of ['sendLeadEmail', 'sendLeadSms'] as const) {
    const { params, query, body } = emailTo(leadId, 0);
    const sent = send === 'sendLeadEmail' ? body : { body: body.body };
    const { status, error } = await api.refused(ayse, send, { params, query, body: sent });
    expect([status, error.reason]).toEqual([409, 'answered']);
    expect(error.current).toMatchObject({
      id: theirs,
      body: 'Buyurun, müsaitiz.',
      sentBy: { name: 'Mert Kaya' },
    });
  }
  expect(await bodies(leadId)).toEqual(['Buyurun, müsaitiz.']);
});

test('a reply is sent if the colleague’s was seen, or on request', async () => {
  const { api, ayse } = account;
  const { leadId } = await addLead(account);
  const theirs = await mertAnswers(leadId);
  await api.ok(ayse, 'sendLeadEmail', emailTo(leadId, theirs));
  await api.ok(ayse, 'sendLeadEmail', emailTo(leadId, undefined));
  expect(await bodies(leadId)).toEqual(['Merhaba', 'Merhaba', 'Buyurun, müsaitiz.']);
});

test('own replies, the couple’s and failed ones are no conflict', async () => {
  const { api, ayse, mert } = account;
  const { leadId } = await addLead(account);
  await api.ok(ayse, 'sendLeadEmail', emailTo(leadId, 0));
  await api.ok(ayse, 'sendLeadEmail', emailTo(leadId, 0));
  const { leadId: full } = await addLead(account, { couple: { email: 'full@bounce.example' } });
  const failed = await api.ok(mert, 'sendLeadEmail', emailTo(full, 0));
  expect(failed.data.status).toBe('failed');
  await api.ok(ayse, 'sendLeadEmail', emailTo(full, 0));
});

test('of two parallel replies one is rejected', async () => {
  const { api, ayse, mert } = account;
  const { leadId } = await addLead(account);
  const both = await Promise.all(
    [ayse, mert].map((caller) => api.send(caller, 'sendLeadEmail', emailTo(leadId, 0))),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
});
