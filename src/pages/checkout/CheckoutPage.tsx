import { useGetList, useTranslate } from 'ra-core';
import { Link, Navigate } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { formatDate, formatMoneyMinor } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import styles from './CheckoutPage.module.css';

interface CheckoutPageProps {
  /** Path of the list of all payments; the user is redirected there if there is nothing to pay. */
  paymentsPath: string;
  /** E-mail address of who looks after the account. */
  manager: string | undefined;
}

const WAITING = { status: ['pending', 'overdue'] };
const PAGINATION = { page: 1, perPage: 100 };

/** The payments that wait, with what they come to and who completes them. */
export function CheckoutPage({ paymentsPath, manager }: CheckoutPageProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const title = translate('areas.checkout.title');
  usePageTitle(title);
  const { data, error, refetch } = useGetList<Schemas['Payment']>('payments', {
    filter: WAITING,
    pagination: PAGINATION,
    sort: { field: 'dueDate', order: 'ASC' },
  });
  if (error)
    return (
      <ErrorState
        title={translate('ui.state.error')}
        text={translate('ui.state.errorText')}
        retryLabel={translate('ui.action.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows label={translate('ui.state.loading')} rows={4} />;
  if (data.length === 0) return <Navigate to={paymentsPath} replace />;
  const total = data.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return (
    <div className={styles.page}>
      <PageHeader title={title} back={{ to: '/', label: translate('shell.home') }} />
      <section className={styles.card} aria-labelledby="waiting-title">
        <h2 id="waiting-title">{translate('areas.checkout.waiting')}</h2>
        <ul className={styles.list}>
          {data.map(({ id, description, dueDate, status, amountMinor }) => (
            <li key={id}>
              <span>
                <bdi>{description}</bdi>
                <small>
                  {translate(`resources.payments.values.status.${status}`)}
                  {dueDate !== null && ` · ${formatDate(dueDate, locale)}`}
                </small>
              </span>
              <b>{formatMoneyMinor(amountMinor, locale)}</b>
            </li>
          ))}
          <li className={styles.total}>
            <span>{translate('areas.checkout.total')}</span>
            <b>{formatMoneyMinor(total, locale)}</b>
          </li>
        </ul>
        <p>{translate('areas.checkout.text')}</p>
        <p className={styles.ways}>
          {manager !== undefined && (
            <a className="ui-button ui-button--primary" href={`mailto:${manager}`}>
              {translate('areas.checkout.write')}
            </a>
          )}
          <Link className="ui-button" to={paymentsPath}>
            {translate('areas.checkout.list')}
          </Link>
        </p>
      </section>
    </div>
  );
}
