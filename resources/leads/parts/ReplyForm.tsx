import SendOutlined from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { sendLeadEmailFacts } from '#contract/facts/sendLeadEmail.ts';
import { SignatureView } from '../../../src/engine/kinds/richText/SignatureView.tsx';
import { useUnfinished } from '../../../src/ui/unfinished.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { ChannelChoice } from './ChannelChoice.tsx';
import { AttachedList } from './files/AttachedList.tsx';
import { SendProgress } from './files/SendProgress.tsx';
import { useFileDrop } from './files/useFileDrop.ts';
import type { Lead } from './Lead.ts';
import { QuickReplies } from './quick/QuickReplies.tsx';
import { BodyField } from './reply/BodyField.tsx';
import { CcField } from './reply/CcField.tsx';
import { EmailTools } from './reply/EmailTools.tsx';
import { useComposer, type Composer } from './reply/useComposer.ts';
import { useIsOpen } from './reply/useIsOpen.ts';
import { useRevealed } from './reply/useRevealed.ts';
import styles from './ReplyForm.module.css';
import type { WrittenChannel } from './useReply.ts';

const AnsweredDialog = lazy(async () => ({
  default: (await import('./team/AnsweredDialog.tsx')).AnsweredDialog,
}));

const SUBJECT = sendLeadEmailFacts.body.subject;

const isWritten = (channel: string): channel is WrittenChannel =>
  channel === 'email' || channel === 'sms';

/** Returns the location key of a visit by a link with "reply"; each click has another key. */
function useReplyVisit(): string | undefined {
  const location: Location<unknown> = useLocation();
  const { state, key } = location;
  const wants = typeof state === 'object' && state !== null && 'reply' in state && state.reply;
  return wants === true ? key : undefined;
}

/** Renders recipients in copy and subject, for e-mails only. */
function EmailFields({ composer }: { composer: Composer }) {
  const translate = useTranslate();
  const { draft, change, cc, isCcOpen, fieldProblems } = composer;
  return (
    <>
      {isCcOpen && (
        <CcField value={cc} onChange={composer.changeCc} problem={fieldProblems['cc']} />
      )}
      <TextField
        label={translate('resources.leads.fields.subject')}
        value={draft.subject}
        onChange={(event) => change({ subject: event.target.value })}
        {...composer.subjectFocus}
        error={fieldProblems['subject'] !== undefined}
        helperText={fieldProblems['subject']}
        slotProps={{
          htmlInput: { maxLength: SUBJECT.maxLength, dir: 'auto', lang: composer.language },
        }}
        required
        fullWidth
      />
    </>
  );
}

/** Renders the dialog about a colleague's faster reply; the draft is kept. */
function ColleagueWasFaster({ composer }: { composer: Composer }) {
  const { answered, see, sendAnyway, discard } = composer;
  if (!answered) return null;
  return (
    <Suspense fallback={null}>
      <AnsweredDialog
        answer={answered}
        onShow={() => see(answered.id)}
        onSendAnyway={() => sendAnyway(answered.id)}
        onDiscard={() => {
          see(answered.id);
          discard();
        }}
      />
    </Suspense>
  );
}

/** Renders the foot of the reply: files, signature, and the send button. */
function ReplyFoot({ lead, composer }: { lead: Lead; composer: Composer }) {
  const translate = useTranslate();
  const { channel, signature, isReady, isSending } = composer;
  const isEmail = channel === 'email';
  return (
    <>
      {isEmail && (
        <AttachedList
          files={composer.files}
          problem={composer.fieldProblems['attachments']}
          problemOf={composer.problemOf}
          isBusy={isSending}
        />
      )}
      {composer.sent !== undefined && (
        <SendProgress sent={composer.sent} onCancel={composer.stop} />
      )}
      <ColleagueWasFaster composer={composer} />
      {signature && (
        <div className={styles.signature}>
          <SignatureView html={signature.signatureContent} image={signature.signatureImage} />
        </div>
      )}
      <div className={styles.foot}>
        {isEmail && <EmailTools lead={lead} composer={composer} />}
        <Button
          type="submit"
          variant="contained"
          startIcon={<SendOutlined className="follows-direction" />}
          disabled={!isReady || isSending}
          aria-busy={isSending}
        >
          {translate(isSending ? 'ui.state.sending' : 'resources.leads.reply.send')}
        </Button>
      </div>
    </>
  );
}

function ReplyComposer({ lead, channels }: { lead: Lead; channels: WrittenChannel[] }) {
  const translate = useTranslate();
  const visit = useReplyVisit();
  const composer = useComposer(lead, channels);
  const { channel, problem, isSending } = composer;
  const isEmail = channel === 'email';
  useUnfinished(composer.draft.body.trim() !== '');
  const drop = useFileDrop(isEmail && !isSending ? composer.files.add : undefined);
  const box = useRef<HTMLTextAreaElement>(null);
  const { isOpen, open, unfolded } = useIsOpen(composer, visit !== undefined);
  useEffect(() => {
    if (visit !== undefined) box.current?.focus();
  }, [visit]);
  const form = useRef<HTMLFormElement>(null);
  useRevealed(form, unfolded === undefined ? visit : `${visit ?? ''} ${unfolded}`);
  useEffect(() => {
    // The pressed button is gone with the open composer; focusing the text would open it again.
    if (composer.sentCount > 0 && !isOpen) form.current?.focus();
  }, [composer.sentCount, isOpen]);
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={translate('resources.leads.reply.reply')}
      className={styles.form}
      onSubmit={composer.submit}
      noValidate
      data-tour="reply"
      data-collapsed={!isOpen || undefined}
      data-drop={drop.isOver ? translate('resources.leadDesk.files.drop') : undefined}
      {...drop.handlers}
    >
      {isOpen && (
        <>
          <ChannelChoice
            channels={channels}
            chosen={channel}
            onChoose={composer.choose}
            lead={lead}
          />
          {problem && <Alert severity="error">{problem}</Alert>}
          {isEmail && <EmailFields composer={composer} />}
          <QuickReplies
            lead={lead}
            prepared={composer.prepared}
            language={composer.language}
            onLanguage={(language) => composer.change({ language })}
            onText={(text, language) => {
              composer.put(text, language);
              box.current?.focus();
            }}
            onTemplate={(template) => {
              composer.take(template);
              box.current?.focus();
            }}
          />
        </>
      )}
      <BodyField composer={composer} box={box} isCollapsed={!isOpen} onFocus={open} />
      {isOpen && <ReplyFoot lead={lead} composer={composer} />}
    </form>
  );
}

/** Renders the reply form with the allowed channels; without any, the notice above gives the reason. */
export function ReplyForm({ lead }: { lead: Lead }) {
  const channels = lead.allowed.channels.filter(isWritten);
  if (channels.length === 0) return null;
  return <ReplyComposer key={lead.id} lead={lead} channels={channels} />;
}
