import { useStore } from 'react-admin';
import { useState, type FormEvent } from 'react';
import { MAX_SEGMENTS, smsSize } from '#contract/smsSize.ts';
import type { Schemas } from '#contract/types.ts';
import { useAttached } from '../files/useAttached.ts';
import type { Lead } from '../Lead.ts';
import { fillFormatted, formattedOf } from '../../../../src/engine/kinds/richText/formatted.ts';
import { useReply, type WrittenChannel } from '../useReply.ts';
import { areRecipients } from './CcField.tsx';
import { linesOf } from '../../../../src/engine/kinds/richText/linesOf.ts';
import { openFields } from '../../../../src/engine/controls/mergeFields/fillIn.ts';
import type { Draft } from './useDraft.ts';
import { useProposedDraft } from './useProposedDraft.ts';
import { useSignature } from './useSignature.ts';
import { useTemplateFiles } from './useTemplateFiles.ts';

/**
 * Returns the merge fields without a value in the sent parts: subject and body of an e-mail, body
 * of an SMS.
 */
const openIn = (isEmail: boolean, { subject, body }: { subject: string; body: string }) =>
  openFields(isEmail ? `${subject}\n${body}` : body);

/** Appends a text to the typed one. */
const added = (before: string, text: string) =>
  before.trim() === '' ? text : `${before.trim()}\n\n${text}`;

/** Returns the addresses in copy, and whether their input is shown. */
function useCopies(cc: readonly string[] = [], put: (cc: readonly string[]) => void) {
  const [isOpened, setOpened] = useState(false);
  return {
    cc,
    isOpen: isOpened || cc.length > 0,
    open: () => setOpened(true),
    change: (next: readonly string[]) => {
      // The input stays when its last address is removed.
      setOpened(true);
      put(next);
    },
    /** Closes the input if it is empty. */
    leave: () => setOpened(false),
  };
}

/**
 * Returns the state of a reply while it is edited: its channel, its text, and whether it can be
 * sent.
 */
export function useComposer(lead: Lead, channels: readonly WrittenChannel[]) {
  const [chosen, choose] = useStore<WrittenChannel>('leads.replyChannel', 'email');
  const channel = channels.includes(chosen) ? chosen : (channels[0] ?? 'email');
  const isEmail = channel === 'email';
  const proposed = useProposedDraft(lead);
  const { kept, draft, setDraft, fill } = proposed;
  const [isSigned, sign] = useStore('leads.signature', false);
  const signature = useSignature(lead, isEmail && isSigned);
  const copies = useCopies(draft.cc, (cc) => setDraft({ ...kept, cc }));
  const [sentCount, setSentCount] = useState(0);
  const files = useAttached(lead.id);
  const templateFiles = useTemplateFiles(files.add);
  const empties = () => {
    proposed.empties();
    copies.leave();
  };
  const { reply, ...sending } = useReply(lead, (sent) => {
    empties();
    setSentCount((count) => count + 1);
    // An SMS keeps them for an e-mail that may follow.
    if (sent.channel === 'email') files.clear();
  });
  const { cc } = copies;
  const open = openIn(isEmail, draft);
  const parts = isEmail ? undefined : smsSize(draft.body);
  const fits = parts
    ? parts.segments <= MAX_SEGMENTS
    : draft.subject.trim() !== '' && areRecipients(cc) && files.areFine;
  const isWritten = draft.body.trim() !== '' && open.length === 0;
  const isReady = isWritten && fits && !templateFiles.isFetching;
  return {
    ...sending,
    /** Number of messages sent since the composer was mounted. */
    sentCount,
    files,
    discard: () => {
      empties();
      files.clear();
    },
    channel,
    choose: (next: WrittenChannel) => {
      copies.leave();
      choose(next);
    },
    draft,
    prepared: proposed.prepared,
    language: proposed.language,
    subjectFocus: proposed.subjectFocus,
    change: (changed: Partial<Draft>) => setDraft({ ...kept, ...changed }),
    cc,
    isCcOpen: copies.isOpen,
    openCc: copies.open,
    changeCc: copies.change,
    isSigned,
    sign,
    signature,
    open,
    parts,
    isReady,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!isReady) return;
      const { subject, body, formatted } = draft;
      const html = isEmail && formatted ? formattedOf(formatted, body) : undefined;
      const look = { isSigned: isEmail && isSigned, ...(html !== undefined && { html }) };
      const only = isEmail ? { cc, files: files.attached } : { cc: [], files: [] };
      void reply({ channel, subject, body, ...look, ...only });
    },
    /** Inserts a template with its files; its own language formats days and numbers. */
    take: (template: Schemas['Template']) => {
      const { subject, content, language: written } = template;
      setDraft({
        ...kept,
        subject: fill(subject, written),
        body: added(kept.body, fill(linesOf(content), written)),
        formatted: `${kept.formatted ?? ''}${fillFormatted(content, (text) => fill(text, written))}`,
      });
      if (isEmail) void templateFiles.take(template);
    },
    /** Appends a prepared text, whose fields are formatted in its language. */
    put: (text: string, textLanguage: string) =>
      setDraft({ ...kept, body: added(kept.body, fill(text, textLanguage)) }),
  };
}

export type Composer = ReturnType<typeof useComposer>;
