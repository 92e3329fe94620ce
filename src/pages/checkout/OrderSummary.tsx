import { useTranslate } from 'react-admin';
import { formatMoneyMinor } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './CheckoutPage.module.css';
import type { Checkout } from './checkoutQueries.ts';
import { OrderRow } from './OrderRow.tsx';
import { ProductOffers, type Page } from './ProductOffers.tsx';

interface OrderSummaryProps {
  checkout: Checkout;
  providers: readonly Page[];
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
  /** Adds a package; undefined if the user may only view. */
  onAdd: ((productId: number, providerId: number) => void) | undefined;
  onRemove: (id: number) => void;
  /** Surcharge for the installments, in kuruş. */
  costMinor: number;
}

/** Renders the payments of the order, the packages that can be added, and the total. */
export function OrderSummary(props: OrderSummaryProps) {
  const { checkout, providers, chosen, onToggle, onAdd, onRemove, costMinor } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const amount = checkout.payments.reduce(
    (sum, { id, amountMinor }) => sum + (chosen.has(id) ? amountMinor : 0),
    0,
  );
  const nameOf = (providerId: number | null) => providers.find(({ id }) => id === providerId)?.name;
  return (
    <section className={styles.summary} aria-labelledby="order-title">
      <h2 id="order-title">{translate('checkout.order')}</h2>
      <p className={styles.sum}>
        <b>{formatMoneyMinor(amount + costMinor, locale)}</b>
        <small>{translate('checkout.includesTax')}</small>
      </p>
      <ul className={styles.list}>
        {checkout.payments.map((payment) => (
          <OrderRow
            key={payment.id}
            payment={payment}
            page={providers.length > 1 ? nameOf(payment.providerId) : undefined}
            isChosen={chosen.has(payment.id)}
            canChoose={onAdd !== undefined}
            isUnderWay={checkout.paymentIdsUnderWay.includes(payment.id)}
            onToggle={onToggle}
            onRemove={onRemove}
          />
        ))}
        {costMinor > 0 && (
          <li>
            <span>{translate('checkout.cost')}</span>
            <b>{formatMoneyMinor(costMinor, locale)}</b>
          </li>
        )}
        <li className={styles.total}>
          <span>{translate('checkout.total')}</span>
          <b>{formatMoneyMinor(amount + costMinor, locale)}</b>
        </li>
      </ul>
      {onAdd && <ProductOffers checkout={checkout} providers={providers} onAdd={onAdd} />}
    </section>
  );
}
