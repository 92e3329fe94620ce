import { describe, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { receiveMessage } from '../../../server/features/leads/commands.ts';
import { addLead } from './leadAccount.ts';
import { followUpDesk, MONDAY, THURSDAY } from './followUpDesk.ts';

const { at, api, to, mail, start, state, lead, events, outbox, runAt } = followUpDesk();

describe('a follow-up ends', () => {
  /** Returns the end reason, the entries in the history, and the number of messages sent after that. */
  const outcome = async () => {
    const before = (await outbox()).length;
    const ended = await state();
    await runAt(THURSDAY);
    const entries = (await events()).filter(([event]) => event === 'follow_up_ended');
    return { ended, recorded: entries, sentAfter: (await outbox()).length - before };
  };
  const over = (reason: string) => ({
    ended: [reason, 'dropped', 'dropped'],
    recorded: [['follow_up_ended', reason]],
    sentAfter: 0,
  });
  const act = (body: Schemas['LeadAction']) =>
    api().ok(at().account.ayse, 'createLeadAction', { ...to(), body });
  const couple = (body: string, channel: 'email' | 'sms' = 'email') =>
    api()
      .db.kysely.transaction()
      .execute((tx) => receiveMessage(tx, { leadId: at().leadId, channel, body }, api().now.value));

  test('when the couple writes', async () => {
    await start();
    await couple('Cumartesi gelebiliriz.');
    expect(await outcome()).toEqual(over('replied'));
  });

  test('when a user writes', async () => {
    await start();
    await api().ok(at().account.mert, 'sendLeadEmail', {
      ...to(),
      body: { subject: 'a', body: 'b' },
    });
    expect(await outcome()).toEqual(over('person'));
  });

  test('when a user has talked to them', async () => {
    await start();
    await act({ type: 'call_result', result: 'no_answer' });
    expect(await state()).toEqual([null, 'waiting', 'waiting']);
    await act({ type: 'call_result', result: 'talked' });
    expect(await outcome()).toEqual(over('person'));
  });

  test.each<[string, Schemas['LeadAction']]>([
    ['rejected', { type: 'reject', reasonId: 'date_full' }],
    ['other_firm', { type: 'other_firm' }],
    ['not_wedding', { type: 'not_wedding' }],
  ])('when the lead becomes %s', async (_status, action) => {
    await start();
    await act(action);
    expect(await outcome()).toEqual(over('status'));
  });

  test('when it is reported as spam', async () => {
    await start();
    await act({ type: 'report_spam', reasonId: 'fake_contact' });
    expect(await outcome()).toEqual(over('restricted'));
  });

  test('when a user with permission stops it', async () => {
    const { id } = await start();
    const request = { params: { id: at().leadId, followUpId: id }, body: { type: 'stop' } };
    expect(
      (await api().refused(at().account.viewer, 'createLeadFollowUpAction', request)).status,
    ).toBe(403);
    const { data } = await api().ok(at().account.mert, 'createLeadFollowUpAction', request);
    expect(data).toMatchObject({ endReason: 'stopped', endedAt: api().now.value.toISOString() });
    const { error } = await api().refused(at().account.mert, 'createLeadFollowUpAction', request);
    expect(error.reason).toBe('follow_up_over');
    expect(await outcome()).toEqual(over('stopped'));
  });

  test('at the next step if the couple may not be contacted any more', async () => {
    await start();
    await api().db.kysely.updateTable('couples').set({ contact_preference: 'none' }).execute();
    expect(await runAt(MONDAY)).toBe(0);
    expect(await outcome()).toEqual(over('restricted'));
  });

  test('permanently if the couple asks for that', async () => {
    await start();
    await couple('RET', 'sms');
    expect(await outcome()).toEqual(over('replied'));
    const { error } = await api().refused(at().account.ayse, 'startLeadFollowUp', {
      ...to(),
      body: { steps: [mail()] },
    });
    expect(error.reason).toBe('follow_up_refused');
    expect((await lead()).allowed.followUp).toBe(false);
    const again = await addLead(at().account, { couple_id: at().coupleId, status: 'negotiating' });
    const { data } = await api().ok(at().account.ayse, 'getLead', to(again.leadId));
    expect(data.allowed.followUp).toBe(false);
  });
});
