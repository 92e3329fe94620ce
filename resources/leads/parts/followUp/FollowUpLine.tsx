import { useNotify, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { createLeadFollowUpAction } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { formatDateTime } from '../../../../src/ui/format.ts';
import { StatusTag } from '../../../../src/ui/StatusTag.tsx';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import type { Lead } from '../Lead.ts';
import { useAttempt } from '../sending/useAttempt.ts';
import { useRefreshLead } from '../sending/useRefreshLead.ts';
import { Button } from '../../../../src/ui/Button.tsx';
import styles from './FollowUp.module.css';
import { useFollowUps } from './useFollowUps.ts';
import { useNotifyError } from '../../../../src/ui/useNotifyError.ts';

const StepsDialog = lazy(async () => ({
  default: (await import('./StepsDialog.tsx')).StepsDialog,
}));

/** Renders the next automatic message, a control to show the whole follow-up, and a control to stop it. */
function Running({ lead, followUp }: { lead: Lead; followUp: Schemas['FollowUp'] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const api = useApi();
  const refresh = useRefreshLead();
  const { attempt, isSending } = useAttempt();
  const [isShown, show] = useState(false);
  const next = followUp.steps.find(({ status }) => status === 'waiting');
  const stop = async () => {
    const params = { id: lead.id, followUpId: followUp.id };
    const done = await attempt(params, () =>
      api.call(createLeadFollowUpAction, { params, body: { type: 'stop' } }),
    );
    if (done === 'busy') return;
    if (done.isTaken) notify('resources.leadDesk.followUp.stopped', { type: 'success' });
    else notifyError(done.error);
    await refresh();
  };
  return (
    <div
      className={styles.line}
      role="group"
      aria-label={translate('resources.leadDesk.followUp.title')}
    >
      <StatusTag tone="info">{translate('resources.leadDesk.followUp.running')}</StatusTag>
      {next && (
        <span>
          {translate('resources.leadDesk.followUp.next', {
            when: formatDateTime(next.dueAt, locale),
            way: translate(`resources.leads.values.channel.${next.channel}`),
          })}
        </span>
      )}
      <Button size="small" onClick={() => show(true)}>
        {translate('resources.leadDesk.followUp.steps')}
      </Button>
      {lead.allowed.followUp && (
        <Button size="small" disabled={isSending} aria-busy={isSending} onClick={() => void stop()}>
          {translate('resources.leadDesk.followUp.stop')}
        </Button>
      )}
      {isShown && (
        <Suspense fallback={null}>
          <StepsDialog followUp={followUp} onClose={() => show(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Renders the running follow-up of a lead; the page menu starts one. */
export function FollowUpLine({ lead }: { lead: Lead }) {
  const { data } = useFollowUps(lead);
  const [last] = data ?? [];
  return last && last.endedAt === null ? <Running lead={lead} followUp={last} /> : null;
}
