import { useTranslate } from 'react-admin';
import { formatMoneyMinor } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './CheckoutPage.module.css';
import type { Attempt } from './checkoutQueries.ts';
import { ReceiptButton } from './ReceiptButton.tsx';

interface OutcomeAmountsProps {
  attempt: Attempt;
  /** True if each payment shows its receipt button. */
  hasReceipts: boolean;
}

/** Renders the amounts of an attempt: bought, captured, refunded and charged back. */
export function OutcomeAmounts({ attempt, hasReceipts }: OutcomeAmountsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { state, card, payments, paidMinor, takenMinor, refundedMinor, chargedBackMinor } = attempt;
  const wentBack = [
    ['refunded', refundedMinor],
    ['chargedBack', chargedBackMinor],
  ] as const;
  return (
    <dl>
      {payments.map(({ id, description, amountMinor }) => (
        <div key={id}>
          <dt>
            <bdi>{description}</bdi>
            {hasReceipts && <ReceiptButton paymentId={id} of={description} isSmall />}
          </dt>
          <dd>{formatMoneyMinor(amountMinor, locale)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          {translate('checkout.total')}
          {card && (
            <small>
              {' · '}
              <bdi dir="ltr">{translate('checkout.kept.ends', { digits: card.lastFour })}</bdi>
            </small>
          )}
        </dt>
        <dd>{formatMoneyMinor(takenMinor > 0 ? takenMinor : paidMinor, locale)}</dd>
      </div>
      {wentBack.map(
        ([name, minor]) =>
          minor > 0 && (
            <div key={name}>
              <dt>{translate(`checkout.${name}`)}</dt>
              <dd>{formatMoneyMinor(-minor, locale)}</dd>
            </div>
          ),
      )}
      {state === 'partly_refunded' && (
        <div className={styles.total}>
          <dt>{translate('checkout.left')}</dt>
          <dd>{formatMoneyMinor(takenMinor - refundedMinor, locale)}</dd>
        </div>
      )}
    </dl>
  );
}
