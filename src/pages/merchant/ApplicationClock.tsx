import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './Merchant.module.css';
import type { Application } from './useMerchant.ts';

/** Renders the deadline of the decision on a pending application, or the reason of a rejection. */
export function ApplicationClock({ application }: { application: Application }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { status, dueAt, submittedAt, rejectionReason } = application;
  if (status === 'pending' && dueAt !== null && submittedAt !== null)
    return (
      <section className={styles.notice} data-tone="info" aria-labelledby="merchant-clock">
        <h2 id="merchant-clock">
          {translate('merchant.clock.title', { time: formatDateTime(dueAt, locale) })}
        </h2>
        <p>{translate('merchant.clock.text', { time: formatDateTime(submittedAt, locale) })}</p>
      </section>
    );
  if (status === 'rejected' && rejectionReason !== null)
    return (
      <section className={styles.notice} data-tone="danger" aria-labelledby="merchant-rejected">
        <h2 id="merchant-rejected">{translate('merchant.rejected.title')}</h2>
        <p>
          <bdi>{rejectionReason}</bdi>
        </p>
        <p>{translate('merchant.rejected.text')}</p>
      </section>
    );
  return null;
}
