import { useNotify, useTranslate } from 'ra-core';
import { sendLeadEmail, sendLeadSms } from '#contract/operations.ts';
import { useApi } from '../../../src/engine/api/useApi.ts';
import type { Lead } from './Lead.ts';
import { useRefreshLead } from './sending/useRefreshLead.ts';
import { useSending } from './sending/useSending.ts';

export type WrittenChannel = 'email' | 'sms';

/** A message as it goes out. */
export interface Outgoing {
  channel: WrittenChannel;
  subject: string;
  body: string;
  cc: readonly string[];
}

/** Sends a reply. What could not be sent is told here and stays in the draft; what was not delivered stands in the conversation. */
export function useReply(lead: Lead, onSent: () => void) {
  const api = useApi();
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefreshLead();
  const { send, isSending, problem, fieldProblems } = useSending();

  const reply = async (message: Outgoing) => {
    const { channel, subject, cc } = message;
    const body = message.body.trim();
    const answer = await send([lead.id, message], (idempotencyKey) => {
      const common = { params: { id: lead.id }, idempotencyKey };
      return channel === 'email'
        ? api.call(sendLeadEmail, {
            ...common,
            body: { subject: subject.trim(), body, ...(cc.length > 0 && { cc: [...cc] }) },
          })
        : api.call(sendLeadSms, { ...common, body: { body } });
    });
    if (!answer) return;
    onSent();
    const { status, failure } = answer.data;
    if (status === 'failed')
      notify(translate(`resources.leads.failures.${failure ?? 'refused'}`), { type: 'error' });
    else notify(translate('resources.leads.reply.sent'), { type: 'success' });
    await refresh();
  };
  return { reply, isSending, problem, fieldProblems };
}
