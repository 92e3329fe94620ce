import { useNotify, useTranslate } from 'react-admin';
import { useRef } from 'react';
import { sendLeadEmail, sendLeadSms } from '#contract/operations.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { useUpload, type WatchedCall } from '../../../src/engine/queries/useUpload.ts';
import type { Attached } from './files/attached.ts';
import type { Lead } from './Lead.ts';
import { useRefreshLead } from './sending/useRefreshLead.ts';
import { useSending } from './sending/useSending.ts';
import { useAnswered } from './team/useAnswered.ts';

export type WrittenChannel = 'email' | 'sms';

/** Outgoing message. */
export interface Outgoing {
  channel: WrittenChannel;
  subject: string;
  body: string;
  /** The same text as HTML. */
  html?: string;
  /** Appends the user's signature to an e-mail. */
  isSigned: boolean;
  cc: readonly string[];
  files: readonly Attached[];
}

/** Sends a reply. Errors are kept and the draft stays; a failed delivery appears in the conversation. */
export function useReply(lead: Lead, onSent: (message: Outgoing) => void) {
  const api = useApi();
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefreshLead();
  // A colleague's reply is shown at once, with a button that sends anyway.
  const { send, isSending, problem, fieldProblems } = useSending({ waitsForRefresh: false });
  const { lastMessageId, answered, isOvertaken, watch, see } = useAnswered(lead);
  const last = useRef<Outgoing>(undefined);
  const { sent, track, stop } = useUpload();

  const reply = async (message: Outgoing, seen = lastMessageId) => {
    last.current = message;
    const { channel, subject, html, isSigned, cc, files } = message;
    const body = message.body.trim();
    const mail = {
      subject: subject.trim(),
      body,
      isSigned,
      ...(html !== undefined && { html }),
      ...(cc.length > 0 && { cc: [...cc] }),
      ...(files.length > 0 && { attachments: files.map(({ file }) => file) }),
    };
    const answer = await send([lead.id, message, seen], (idempotencyKey) => {
      const query = { lastMessageId: seen };
      const common = { params: { id: lead.id }, query, idempotencyKey };
      return watch(() => {
        if (channel === 'sms') return api.call(sendLeadSms, { ...common, body: { body } });
        const sendMail = (watched: WatchedCall) =>
          api.call(sendLeadEmail, { ...common, ...watched, body: mail });
        return files.length > 0 ? track(sendMail) : sendMail({});
      });
    });
    if (!answer) return;
    see(answer.data.id);
    onSent(message);
    const { status, failure } = answer.data;
    if (status === 'failed')
      notify(translate(`resources.leads.failures.${failure ?? 'refused'}`), { type: 'error' });
    else notify(translate('resources.leads.reply.sent'), { type: 'success' });
    await refresh();
  };
  const sendAnyway = (seen: number) => {
    see(seen);
    if (last.current) void reply(last.current, seen);
  };
  return {
    reply,
    sendAnyway,
    answered,
    see,
    isSending,
    /** Uploaded fraction of the files; undefined without any. */
    sent,
    stop: () => {
      stop();
      notify(translate('resources.leadDesk.files.stopped'), { type: 'info' });
    },
    /** Returns the API's error for a file. */
    problemOf: (id: string) => {
      const index = last.current?.files.findIndex((one) => one.id === id) ?? -1;
      return fieldProblems[`attachments[${index}]`];
    },
    problem: isOvertaken ? undefined : problem,
    fieldProblems,
  };
}
