import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { getCheckout } from '#contract/operations.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { formatMoneyMinor } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './DueStrip.module.css';

/**
 * Renders a strip above the list: the amount due with a link to the checkout, the cards, and the renewal prices.
 */
export function DueStrip() {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['checkout'],
    queryFn: async ({ signal }) => (await api.call(getCheckout, { signal })).data,
    staleTime: 0,
  });
  const due = data?.payments ?? [];
  const sum = due.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const isOverdue = due.some(({ status }) => status === 'overdue');
  return (
    <section className={styles.strip} data-tone={isOverdue ? 'warning' : undefined}>
      <p>
        {due.length > 0 && (
          <b>
            {translate(isOverdue ? 'checkout.debt' : 'checkout.waiting', {
              amount: formatMoneyMinor(sum, locale),
            })}
          </b>
        )}
        <small>{translate('checkout.renewal')}</small>
      </p>
      {(due.length > 0 || data?.attempt != null) && (
        <Link className="ui-button ui-button--primary" to="/checkout">
          {translate('checkout.go')}
        </Link>
      )}
      <Link className="ui-button" to="/subscription">
        {translate('subscription.title')}
      </Link>
      <Link className="ui-button" to="/credit-cards">
        {translate('checkout.cards.title')}
      </Link>
      <Link className="ui-button" to="/merchant-application">
        {translate('merchant.title')}
      </Link>
    </section>
  );
}
