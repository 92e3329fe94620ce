import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatMoneyMinor } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './CheckoutPage.module.css';
import type { Checkout } from './checkoutQueries.ts';

/** Provider that the user may buy for. */
export interface Page {
  id: number;
  name: string;
}

interface ProductOffersProps {
  checkout: Checkout;
  providers: readonly Page[];
  onAdd: (productId: number, providerId: number) => void;
}

/** Renders the packages that can be added to the order, for one of the user's providers. */
export function ProductOffers({ checkout, providers, onAdd }: ProductOffersProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [first] = providers;
  const [page, setPage] = useState(first?.id);
  const { payments, products } = checkout;
  if (page === undefined || products.length === 0) return null;
  // A payment without a provider belongs to the subscription of the whole account.
  const offered = products.filter(
    ({ id }) =>
      !payments.some(
        ({ productId, providerId }) =>
          productId === id && (providerId === null || providerId === page),
      ),
  );
  return (
    <details className={styles.products}>
      <summary>{translate('checkout.products.title')}</summary>
      {providers.length > 1 && (
        <label className={styles.forPage}>
          <span>{translate('checkout.products.page')}</span>
          <select
            className="ui-input"
            value={page}
            onChange={({ target }) => setPage(Number(target.value))}
          >
            {providers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul>
        {offered.map(({ id, name, priceMinor, months }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>
                {formatMoneyMinor(priceMinor, locale)} ·{' '}
                {translate('checkout.products.months', { count: months })}
              </small>
            </span>
            <button
              type="button"
              className="ui-button ui-button--small"
              onClick={() => onAdd(id, page)}
            >
              {translate('checkout.products.add', { name })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
