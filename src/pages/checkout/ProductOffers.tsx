import { useTranslate } from 'react-admin';
import { formatMoneyMinor } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './CheckoutPage.module.css';
import type { Checkout } from './checkoutQueries.ts';

interface ProductOffersProps {
  checkout: Checkout;
  onAdd: (productId: number) => void;
}

/** Packages that can be added to what is paid. */
export function ProductOffers({ checkout, onAdd }: ProductOffersProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const offered = checkout.products.filter(
    ({ id }) => !checkout.payments.some(({ productId }) => productId === id),
  );
  if (offered.length === 0) return null;
  return (
    <details className={styles.products}>
      <summary>{translate('checkout.products.title')}</summary>
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
            <button type="button" className="ui-button ui-button--small" onClick={() => onAdd(id)}>
              {translate('checkout.products.add', { name })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
