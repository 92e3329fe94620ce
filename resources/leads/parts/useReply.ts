import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { sendLeadEmail, sendLeadSms } from '#contract/operations.ts';
import { useApi } from '../../../src/engine/api/useApi.ts';
import { valueAt } from '../../../src/engine/fields/field.ts';
import type { Lead, LeadMessage } from './Lead.ts';

export type WrittenChannel = 'email' | 'sms';

export interface Draft {
  subject: string;
  body: string;
}

interface FieldProblem {
  subject?: string | undefined;
  body?: string | undefined;
}

const textAt = (value: unknown, path: string): string | undefined => {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : undefined;
};

/** Sends a reply. What could not be sent is told here and stays in the draft; what was not delivered stands in the conversation. */
export function useReply(lead: Lead, onSent: () => void) {
  const api = useApi();
  const notify = useNotify();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [fieldProblem, setFieldProblem] = useState<FieldProblem>({});
  // The same key for every try of one text: a lost answer does not make two messages.
  const intent = useRef({ text: '', key: '' });

  const post = async (channel: WrittenChannel, draft: Draft): Promise<LeadMessage> => {
    const text = JSON.stringify([lead.id, channel, draft]);
    if (intent.current.text !== text) intent.current = { text, key: crypto.randomUUID() };
    const common = { params: { id: lead.id }, idempotencyKey: intent.current.key };
    const { data } =
      channel === 'email'
        ? await api.call(sendLeadEmail, {
            ...common,
            body: { subject: draft.subject.trim(), body: draft.body.trim() },
          })
        : await api.call(sendLeadSms, { ...common, body: { body: draft.body.trim() } });
    intent.current = { text: '', key: '' };
    return data;
  };

  const send = async (channel: WrittenChannel, draft: Draft) => {
    setSending(true);
    setProblem(undefined);
    setFieldProblem({});
    try {
      const message = await post(channel, draft);
      onSent();
      if (message.status === 'failed')
        notify(translate(`resources.leads.failures.${message.failure ?? 'refused'}`), {
          type: 'error',
        });
      else notify(translate('resources.leads.reply.sent'), { type: 'success' });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['lead-messages'] }),
        queryClient.invalidateQueries({ queryKey: ['lead-histories'] }),
        queryClient.invalidateQueries({ queryKey: ['leads'] }),
      ]);
    } catch (error) {
      const errors = error instanceof HttpError ? valueAt(error.body, 'errors') : undefined;
      setFieldProblem({ subject: textAt(errors, 'subject'), body: textAt(errors, 'body') });
      setProblem(
        error instanceof Error
          ? translate(error.message, { _: error.message })
          : translate('ui.state.error'),
      );
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, problem, fieldProblem };
}
