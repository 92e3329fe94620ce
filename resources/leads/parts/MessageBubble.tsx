import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { createLeadMessageAction } from '#contract/operations.ts';
import { useApi } from '../../../src/engine/api/useApi.ts';
import { formatDateTime } from '../../../src/ui/format.ts';
import type { Lead, LeadMessage } from './Lead.ts';
import styles from './MessageBubble.module.css';

function Failure({ lead, message }: { lead: Lead; message: LeadMessage }) {
  const translate = useTranslate();
  const notify = useNotify();
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
      notify(error instanceof Error ? error.message : 'ui.state.error', { type: 'error' });
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

/** One message: whose, by which way, when, and what became of it. */
export function MessageBubble({ lead, message }: { lead: Lead; message: LeadMessage }) {
  const translate = useTranslate();
  const locale = useLocale();
  const isOurs = message.direction === 'out';
  const who = isOurs
    ? (message.sentBy?.name ?? translate('resources.leads.history.system'))
    : lead.couple.name;
  return (
    <li className={styles.row} data-ours={isOurs || undefined}>
      <article className={styles.bubble} data-failed={message.status === 'failed' || undefined}>
        <header>
          <strong>
            <bdi>{who}</bdi>
          </strong>
          <span>{translate(`resources.leads.values.channel.${message.channel}`)}</span>
        </header>
        {message.subject !== null && <h3 dir="auto">{message.subject}</h3>}
        <p dir="auto">{message.body}</p>
        <footer>
          <time dateTime={message.createdAt}>{formatDateTime(message.createdAt, locale)}</time>
          {isOurs && message.status !== 'failed' && (
            <span>{translate(`resources.leads.values.delivery.${message.status}`)}</span>
          )}
        </footer>
        {message.status === 'failed' && <Failure lead={lead} message={message} />}
      </article>
    </li>
  );
}
