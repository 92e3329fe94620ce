import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEventRelay } from '../../../server/features/realtime/commands.ts';
import { chooseRealtime } from '../../../server/ports/realtime/choose.ts';
import { addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { firebaseServer } from '../../support/firebaseServer.ts';
import { addLead } from '../leads/leadAccount.ts';
import { openStream } from './openStream.ts';
import { realtimeAccount, type RealtimeAccount } from './realtimeAccount.ts';

let account: RealtimeAccount;
beforeAll(async () => {
  account = await realtimeAccount();
});
afterAll(() => account.close());

/** Time-out of stream events. */
const SOON = { timeout: 15_000 };

type Activity = 'looking' | 'writing';

/** Creates a browser tab of a user that shows a lead. */
function tabOf(caller: Caller, tab = randomUUID()) {
  return {
    tab,
    reportPresence: async (leadId: number, activity: Activity = 'looking') => {
      const body = { tab, activity };
      const { data } = await account.api.ok(caller, 'updateLeadPresence', {
        params: { id: leadId },
        body,
      });
      return data.map(({ user, activity }) => `${user.name} ${activity}`);
    },
    closeLead: (leadId: number) =>
      account.api.ok(caller, 'deleteLeadPresence', { params: { id: leadId, tab } }),
  };
}

const advance = (seconds: number) => {
  const { now } = account.api;
  now.value = new Date(now.value.getTime() + seconds * 1000);
};

test('each user sees the others and their activity, without duplicates', async () => {
  const { leadId } = await addLead(account);
  const mert = tabOf(account.mert);
  const second = tabOf(account.mert);
  const ayse = tabOf(account.ayse);
  expect(await mert.reportPresence(leadId)).toEqual([]);
  expect(await second.reportPresence(leadId, 'writing')).toEqual([]);
  expect(await ayse.reportPresence(leadId)).toEqual(['Mert Kaya writing']);
  expect(await mert.reportPresence(leadId)).toEqual([expect.stringMatching(/^Ayşe .* looking$/)]);
  await second.closeLead(leadId);
  expect(await ayse.reportPresence(leadId)).toEqual(['Mert Kaya looking']);
  await mert.closeLead(leadId);
  expect(await ayse.reportPresence(leadId)).toEqual([]);
});

test('a tab that shows another lead leaves the first one, and a late leave ends nothing else', async () => {
  const { leadId: first } = await addLead(account);
  const { leadId: second } = await addLead(account);
  const mert = tabOf(account.mert);
  const ayse = tabOf(account.ayse);
  await mert.reportPresence(first);
  await mert.reportPresence(second);
  await mert.closeLead(first);
  expect(await ayse.reportPresence(first)).toEqual([]);
  expect(await ayse.reportPresence(second)).toEqual(['Mert Kaya looking']);
});

test('a user without a signal for 45 seconds is gone', async () => {
  const { leadId } = await addLead(account);
  await tabOf(account.mert).reportPresence(leadId);
  const ayse = tabOf(account.ayse);
  advance(44);
  expect(await ayse.reportPresence(leadId)).toEqual(['Mert Kaya looking']);
  advance(1);
  expect(await ayse.reportPresence(leadId)).toEqual([]);
});

test('an inaccessible lead has no presence', async () => {
  const { leadId } = await addLead(account, { provider_id: account.studio });
  const body = { tab: randomUUID(), activity: 'looking' };
  const request = { params: { id: leadId }, body };
  for (const caller of [account.mert, account.stranger]) {
    const { status } = await account.api.refused(caller, 'updateLeadPresence', request);
    expect(status).toBe(404);
  }
  expect(await tabOf(account.ayse).reportPresence(leadId)).toEqual([]);
});

test('nobody ends another user’s presence, and an agent sees others without being shown', async () => {
  const { api, customerId, ayseId, garden } = account;
  const { leadId } = await addLead(account);
  const mert = tabOf(account.mert);
  await mert.reportPresence(leadId);
  await tabOf(account.ayse, mert.tab).closeLead(leadId);
  const agentId = await addUser(api.db, {
    customerId,
    name: 'Selin',
    isAgent: true,
    providerIds: [garden],
  });
  const agent = tabOf(await api.signedInAs(ayseId, { agentId, reason: 'Destek' }));
  expect(await agent.reportPresence(leadId)).toEqual(['Mert Kaya looking']);
  expect(await mert.reportPresence(leadId)).toEqual([]);
});

test('sends hints about joins, leaves and activities to viewers of the lead only', async () => {
  const { base, ayse, viewer, uuids } = account;
  const { leadId } = await addLead(account);
  const { leadId: other } = await addLead(account);
  await tabOf(ayse).reportPresence(leadId);
  await tabOf(viewer).reportPresence(other);
  const listening = await openStream(base, ayse, uuids.ayse, await account.lastId());
  const mert = tabOf(account.mert);
  const hint = { type: 'presence', leadId };
  await mert.reportPresence(leadId);
  await expect.poll(() => listening.hints, SOON).toEqual([hint]);
  // A repeated state sends no event.
  await mert.reportPresence(leadId);
  await mert.reportPresence(leadId, 'writing');
  await expect.poll(() => listening.hints, SOON).toEqual([hint, hint]);
  await mert.reportPresence(other);
  await expect.poll(() => listening.hints, SOON).toEqual([hint, hint, hint]);
  listening.close();
});

test('closing the last connection of a session removes its tabs, except those that report again', async () => {
  const { base, ayse, mert, uuids } = account;
  const { leadId } = await addLead(account);
  const watching = tabOf(ayse);
  await watching.reportPresence(leadId);
  const silent = tabOf(mert);
  const speaking = tabOf(mert);
  const theirs = await openStream(base, mert, uuids.mert, await account.lastId());
  await silent.reportPresence(leadId, 'writing');
  await speaking.reportPresence(leadId);
  expect(await watching.reportPresence(leadId)).toEqual(['Mert Kaya writing']);
  theirs.close();
  await theirs.ended;
  const meanwhile = async () => {
    advance(0.1);
    // Like a tab that takes over listening from a closed one.
    await speaking.reportPresence(leadId);
    return watching.reportPresence(leadId);
  };
  await expect.poll(meanwhile, SOON).toEqual(['Mert Kaya looking']);
  const again = await openStream(base, mert, uuids.mert, await account.lastId());
  again.close();
  await again.ended;
  await expect.poll(() => watching.reportPresence(leadId), SOON).toEqual([]);
});

test('writes hints to the Firebase branches of the viewers', async () => {
  const google = await firebaseServer();
  const { api, uuids } = account;
  const errors: unknown[] = [];
  const end = await startEventRelay({
    db: api.db,
    realtime: chooseRealtime({ firebase: google.project }),
    clock: () => api.now.value,
    onError: (error) => errors.push(error),
    everyMs: 600_000,
  });
  const { leadId } = await addLead(account);
  await tabOf(account.ayse).reportPresence(leadId);
  await tabOf(account.mert).reportPresence(leadId);
  const hints = (uuid: string) => google.tree(`presence/${uuid}/hints`);
  await expect
    .poll(() => hints(uuids.ayse), SOON)
    .toMatchObject({ presence: { type: 'presence', leadId } });
  expect(hints(uuids.mert)).toEqual({});
  await end();
  expect(errors).toEqual([]);
  await google.close();
});
