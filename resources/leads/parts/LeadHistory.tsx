import { useGetList, useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Schemas } from '#contract/types.ts';
import { formatDateTime } from '../../../src/ui/format.ts';
import type { Lead } from './Lead.ts';
import styles from './LeadHistory.module.css';

type History = Schemas['LeadHistory'];

const isStatus = (event: History) => event.event === 'status_changed';

function useStep() {
  const translate = useTranslate();
  const status = (name: string | null) =>
    name === null ? '' : translate(`resources.leads.values.status.${name}`, { _: name });
  return (event: History) =>
    isStatus(event)
      ? translate('resources.leads.history.status', {
          from: status(event.from),
          to: status(event.to),
        })
      : translate(`resources.leads.history.events.${event.event}`, { _: event.event });
}

/** Who did what and when, newest first; asked for when it is opened. */
export function LeadHistory({ record: lead }: { record: Lead }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{translate('resources.leads.groups.history')}</summary>
      {isOpen && <Steps id={lead.id} />}
    </details>
  );
}

function Steps({ id }: { id: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  const step = useStep();
  const { data, isPending, error } = useGetList<History>('lead-histories', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'createdAt', order: 'DESC' },
    meta: { path: { id } },
  });
  if (error) return <p role="alert">{translate('ui.state.error')}</p>;
  if (isPending) return <p>{translate('ui.state.loading')}</p>;
  if (data.length === 0) return <p>{translate('ui.state.empty')}</p>;
  return (
    <ol>
      {data.map((event) => (
        <li key={event.id}>
          <span>{step(event)}</span>
          {event.note !== null && <q dir="auto">{event.note}</q>}
          <small>
            <bdi>{event.createdBy?.name ?? translate('resources.leads.history.system')}</bdi> ·{' '}
            {formatDateTime(event.createdAt, locale)}
          </small>
        </li>
      ))}
    </ol>
  );
}
