import SendOutlined from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { ChannelChoice } from './ChannelChoice.tsx';
import type { Lead } from './Lead.ts';
import { BodyField } from './reply/BodyField.tsx';
import { CcField } from './reply/CcField.tsx';
import { EmailTools } from './reply/EmailTools.tsx';
import { useComposer, type Composer } from './reply/useComposer.ts';
import styles from './ReplyForm.module.css';
import type { WrittenChannel } from './useReply.ts';

const isWritten = (channel: string): channel is WrittenChannel =>
  channel === 'email' || channel === 'sms';

/** The visit to the page that a link with "reply" led to; another for each time it is pressed. */
function useReplyVisit(): string | undefined {
  const location: Location<unknown> = useLocation();
  const { state, key } = location;
  const wants = typeof state === 'object' && state !== null && 'reply' in state && state.reply;
  return wants === true ? key : undefined;
}

/** Copies and subject: what only an e-mail has. */
function EmailFields({ composer }: { composer: Composer }) {
  const translate = useTranslate();
  const { draft, change, cc, isCcOpen, fieldProblems } = composer;
  return (
    <>
      {isCcOpen && (
        <CcField
          value={cc}
          onChange={(next) => change({ cc: next })}
          problem={fieldProblems['cc']}
        />
      )}
      <TextField
        label={translate('resources.leads.fields.subject')}
        value={draft.subject}
        onChange={(event) => change({ subject: event.target.value })}
        error={fieldProblems['subject'] !== undefined}
        helperText={fieldProblems['subject']}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
        required
        fullWidth
      />
    </>
  );
}

function ReplyComposer({ lead, channels }: { lead: Lead; channels: WrittenChannel[] }) {
  const translate = useTranslate();
  const visit = useReplyVisit();
  const composer = useComposer(lead, channels);
  const { channel, problem, signature, isReady, isSending } = composer;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (visit !== undefined) box.current?.focus();
  }, [visit]);
  return (
    <form className={styles.form} onSubmit={composer.submit} noValidate data-tour="reply">
      <ChannelChoice channels={channels} chosen={channel} onChoose={composer.choose} lead={lead} />
      {problem && <Alert severity="error">{problem}</Alert>}
      {channel === 'email' && <EmailFields composer={composer} />}
      <BodyField composer={composer} box={box} />
      {signature !== '' && (
        <p className={styles.signature} dir="auto">
          {signature}
        </p>
      )}
      <div className={styles.foot}>
        {channel === 'email' && (
          <EmailTools
            lead={lead}
            composer={composer}
            onTemplate={(template) => {
              composer.take(template);
              box.current?.focus();
            }}
          />
        )}
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
    </form>
  );
}

/** Writes to the couple by the ways that are open to us; without any, the notice above says why. */
export function ReplyForm({ lead }: { lead: Lead }) {
  const channels = lead.allowed.channels.filter(isWritten);
  if (channels.length === 0) return null;
  return <ReplyComposer key={lead.id} lead={lead} channels={channels} />;
}
