import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { createLeadMessageAction } from '#contract/operations.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import type { Lead, LeadMessage } from './Lead.ts';
import { Bubble } from './Bubble.tsx';
import { CcLine } from './CcLine.tsx';
import { MessageFiles } from './files/MessageFiles.tsx';
import styles from './Bubble.module.css';
import { useNotifyError } from '../../../src/ui/useNotifyError.ts';

function Failure({ lead, message }: { lead: Lead; message: LeadMessage }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const api = useApi();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      const { data } = await api.call(createLeadMessageAction, {
        params: { id: lead.id },
        body: { type: 'retry', messageId: message.id },
      });
      if (data.status === 'failed')
        notify(translate(`resources.leads.failures.${data.failure ?? 'refused'}`), {
          type: 'error',
        });
      await queryClient.invalidateQueries({ queryKey: ['lead-messages'] });
      await queryClient.invalidateQueries({ queryKey: ['leads'] });
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.failure} role="alert">
      <span>{translate(`resources.leads.failures.${message.failure ?? 'refused'}`)}</span>
      {lead.allowed.channels.includes(message.channel) && (
        <Button size="small" color="error" disabled={isBusy} onClick={() => void retry()}>
          {translate('resources.leads.reply.retry')}
        </Button>
      )}
    </div>
  );
}

/** Renders one message: its sender, channel, time and delivery status. */
export function MessageBubble({ lead, message }: { lead: Lead; message: LeadMessage }) {
  const translate = useTranslate();
  const isOurs = message.direction === 'out';
  const system = translate('resources.leadDesk.steps.system');
  const way = translate(`resources.leads.values.channel.${message.channel}`);
  return (
    <Bubble
      who={isOurs ? (message.sentBy?.name ?? system) : lead.couple.name}
      way={
        message.isAutomatic ? `${way} · ${translate('resources.leadDesk.followUp.automatic')}` : way
      }
      copies={<CcLine addresses={message.cc} />}
      at={message.createdAt}
      subject={message.subject}
      body={message.body}
      files={<MessageFiles lead={lead} message={message} />}
      isOurs={isOurs}
      hasFailed={message.status === 'failed'}
      outcome={
        isOurs && message.status !== 'failed'
          ? translate(`resources.leads.values.delivery.${message.status}`)
          : undefined
      }
    >
      {message.status === 'failed' && <Failure lead={lead} message={message} />}
    </Bubble>
  );
}
