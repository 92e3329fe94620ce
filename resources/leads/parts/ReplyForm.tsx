import SendOutlined from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useStore, useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { ChannelChoice } from './ChannelChoice.tsx';
import type { Lead } from './Lead.ts';
import styles from './ReplyForm.module.css';
import { smsParts } from './smsParts.ts';
import { useReply, type Draft, type WrittenChannel } from './useReply.ts';

const isWritten = (channel: string): channel is WrittenChannel =>
  channel === 'email' || channel === 'sms';

/** True when a link that means "reply" led here. */
function useWantsReply(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'reply' in state && state.reply === true;
}

function Composer({ lead, channels }: { lead: Lead; channels: WrittenChannel[] }) {
  const translate = useTranslate();
  const wantsReply = useWantsReply();
  const [chosen, choose] = useStore<WrittenChannel>('leads.replyChannel', 'email');
  const channel = channels.includes(chosen) ? chosen : (channels[0] ?? 'email');
  // Kept by enquiry until it is sent: a closed tab or a look elsewhere loses nothing.
  const [empty] = useState<Draft>(() => ({
    subject: translate('resources.leads.reply.subject', { provider: lead.provider.name }),
    body: '',
  }));
  const [draft, setDraft] = useStore<Draft>(`leads.draft.${lead.id}`, empty);
  const { send, isSending, problem, fieldProblem } = useReply(lead, () => setDraft(empty));
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wantsReply) box.current?.focus();
  }, [wantsReply]);
  const parts = channel === 'sms' ? smsParts(draft.body) : undefined;
  const isReady =
    draft.body.trim() !== '' &&
    (channel === 'sms' ? (parts?.segments ?? 0) <= 3 : draft.subject.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void send(channel, draft);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ChannelChoice channels={channels} chosen={channel} onChoose={choose} lead={lead} />
      {problem && <Alert severity="error">{problem}</Alert>}
      {channel === 'email' && (
        <TextField
          label={translate('resources.leads.fields.subject')}
          value={draft.subject}
          onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
          error={fieldProblem.subject !== undefined}
          helperText={fieldProblem.subject}
          slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
          required
          fullWidth
        />
      )}
      <TextField
        inputRef={box}
        label={translate('resources.leads.fields.body')}
        value={draft.body}
        onChange={(event) => setDraft({ ...draft, body: event.target.value })}
        error={fieldProblem.body !== undefined}
        helperText={
          fieldProblem.body ??
          (parts &&
            translate('resources.leads.reply.segments', {
              segments: parts.segments,
              left: parts.left,
            }))
        }
        slotProps={{ htmlInput: { maxLength: channel === 'sms' ? 459 : 20_000, dir: 'auto' } }}
        multiline
        minRows={4}
        maxRows={14}
        required
        fullWidth
      />
      <div className={styles.foot}>
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
  return <Composer key={lead.id} lead={lead} channels={channels} />;
}
