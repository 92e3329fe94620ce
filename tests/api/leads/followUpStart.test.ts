import { describe, expect, test } from 'vitest';
import { addLead } from './leadAccount.ts';
import { followUpDesk, MONDAY, THURSDAY } from './followUpDesk.ts';

const { at, api, to, mail, sms, start } = followUpDesk();

describe('a follow-up does not start', () => {
  const refuse = (body: object, id = at().leadId, who = at().account.ayse) =>
    api().refused(who, 'startLeadFollowUp', { ...to(id), body });

  test.each([
    ['rejected', 'follow_up_closed'],
    ['other_firm', 'follow_up_closed'],
    ['not_wedding', 'follow_up_closed'],
    ['deal', 'follow_up_closed'],
  ] as const)('for a lead that is %s', async (status, reason) => {
    const closed = await addLead(at().account, { status });
    const { status: code, error } = await refuse({ steps: [mail()] }, closed.leadId);
    expect([code, error.reason]).toEqual([409, reason]);
  });

  test('twice in parallel', async () => {
    await start();
    expect((await refuse({ steps: [mail()] })).error.reason).toBe('follow_up_running');
  });

  test('with faults, which are reported all at once', async () => {
    const { leadId: hidden } = await addLead(at().account, {
      status: 'negotiating',
      couple: { contact_preference: 'anonymised' },
    });
    const { error } = await refuse({ steps: [{ ...mail(-1), body: '{{price}}' }, sms()] }, hidden);
    expect(error.errors.map(({ path, code }) => [path, code])).toEqual([
      ['steps[0].dueAt', 'future'],
      ['steps[0].body', 'open_fields'],
      ['steps[1].channel', 'channel_closed'],
    ]);
  });

  test('without permission, link to the provider, or access to the account', async () => {
    expect((await refuse({ steps: [mail()] }, at().leadId, at().account.viewer)).status).toBe(403);
    const { leadId: atStudio } = await addLead(at().account, { provider_id: at().account.studio });
    for (const who of [at().account.mert, at().account.stranger]) {
      expect((await refuse({ steps: [mail()] }, atStudio, who)).status).toBe(404);
      for (const operation of ['listLeadFollowUps', 'getLeadFollowUpProposal'] as const)
        expect((await api().refused(who, operation, to(atStudio))).status).toBe(404);
    }
    const { id } = await start([mail()], atStudio);
    const stop = { params: { id: at().leadId, followUpId: id }, body: { type: 'stop' } };
    expect((await api().refused(at().account.ayse, 'createLeadFollowUpAction', stop)).status).toBe(
      404,
    );
  });
});

describe('the account’s steps', () => {
  const params = () => ({ customerId: at().account.customerId });
  const template = async (name: string, more = {}) =>
    (
      await api().ok(at().account.ayse, 'createTemplate', {
        params: params(),
        body: { name, subject: `${name} {{couple}}`, content: `<p>${name}</p>`, ...more },
      })
    ).data.id;
  const step = (name: string, afterDays: number, channel: string, templateId: number, more = {}) =>
    api().ok(at().account.ayse, 'createFollowUpStep', {
      params: params(),
      body: { name, afterDays, channel, templateId, ...more },
    });

  test('are proposed, with only the channels that the couple accepts', async () => {
    const general = await template('Genel');
    const studios = await template('Stüdyo', { providerIds: [at().account.studio] });
    await step('Beşinci gün', 5, 'sms', general);
    await step('İkinci gün', 2, 'email', general);
    await step('Stüdyonunki', 3, 'email', studios);
    await step('Kapalı', 1, 'email', general, { isActive: false });
    const proposal = async (id: number) =>
      (await api().ok(at().account.ayse, 'getLeadFollowUpProposal', to(id))).data;
    expect(await proposal(at().leadId)).toEqual({
      stopLine: 'Mesaj almak istemiyorsanız RET yazın.',
      skipped: 0,
      steps: [
        {
          channel: 'email',
          dueAt: MONDAY,
          subject: 'Genel {{couple}}',
          content: '<p>Genel</p>',
          attachments: [],
        },
        {
          channel: 'sms',
          dueAt: THURSDAY,
          subject: 'Genel {{couple}}',
          content: '<p>Genel</p>',
          attachments: [],
        },
      ],
    });
    const { leadId: byMail } = await addLead(at().account, {
      provider_id: at().account.studio,
      couple: { contact_preference: 'email_only' },
    });
    const { skipped, steps } = await proposal(byMail);
    expect([skipped, ...steps.map(({ subject }) => subject)]).toEqual([
      1,
      'Genel {{couple}}',
      'Stüdyo {{couple}}',
    ]);
  });

  test('belong to the account', async () => {
    const own = await template('Sahipli');
    const { status, error } = await api().refused(at().account.stranger, 'createFollowUpStep', {
      params: { customerId: at().account.strangersCustomer },
      body: { name: 'Yabancı', afterDays: 2, channel: 'email', templateId: own },
    });
    expect([status, error.errors[0]?.code]).toEqual([422, 'not_own']);
    const list = await api().refused(at().account.stranger, 'listFollowUpSteps', {
      params: params(),
    });
    expect(list.status).toBe(404);
  });
});
