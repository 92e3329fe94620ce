import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { formatDateTime, formatMoneyMinor } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import styles from './PaymentDesk.module.css';

type Attempt = Schemas['SupportPaymentAttempt'];

/** Renders the history of an attempt, the oldest event first; expanded if a person has to decide. */
export function AttemptEvents({ attempt }: { attempt: Attempt }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { events, state } = attempt;
  return (
    <details className={styles.history} open={state === 'needs_person' || state === 'refunding'}>
      <summary>
        {translate('paymentDesk.history')} ·{' '}
        {translate('paymentDesk.moreEvents', { smart_count: events.length })}
      </summary>
      <ol>
        {events.map(({ id, kind, source, amountMinor, agentName, reason, createdAt }) => (
          <li key={id}>
            <time dateTime={createdAt}>{formatDateTime(createdAt, locale)}</time>
            <div>
              <b>{translate(`paymentDesk.events.${kind}`)}</b>
              {amountMinor !== null && <span> · {formatMoneyMinor(amountMinor, locale)}</span>}
              <small>
                {' · '}
                {agentName === null ? (
                  translate(`paymentDesk.sources.${source}`)
                ) : (
                  <bdi>{agentName}</bdi>
                )}
              </small>
              {reason !== null && reason !== '' && (
                <p>
                  <bdi>{reason}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
