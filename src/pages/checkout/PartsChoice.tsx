import { useTranslate } from 'react-admin';
import { formatMoneyMinor } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './CheckoutPage.module.css';
import type { InstallmentPrice } from './checkoutQueries.ts';

interface PartsChoiceProps {
  prices: readonly InstallmentPrice[];
  count: number;
  onChoose: (count: number) => void;
}

/** Renders the numbers of installments as radio buttons, each with its price. */
export function PartsChoice({ prices, count, onChoose }: PartsChoiceProps) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <fieldset className={styles.choice}>
      <legend>{translate('checkout.parts')}</legend>
      <div className={styles.parts}>
        {prices.map((price) => (
          <label key={price.count} className={styles.option}>
            <input
              type="radio"
              name="parts"
              checked={count === price.count}
              onChange={() => onChoose(price.count)}
            />
            <span>
              {price.count === 1
                ? translate('checkout.once')
                : translate('checkout.times', { smart_count: price.count })}
              {price.count > 1 && (
                <small>
                  <bdi>
                    {translate('checkout.monthly', {
                      count: price.count,
                      amount: formatMoneyMinor(price.monthlyMinor, locale),
                    })}
                  </bdi>
                </small>
              )}
            </span>
            <b>{formatMoneyMinor(price.totalMinor, locale)}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
