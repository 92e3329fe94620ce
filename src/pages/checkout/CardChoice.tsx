import { useTranslate } from 'react-admin';
import styles from './CheckoutPage.module.css';
import type { CreditCard } from './checkoutQueries.ts';

interface CardChoiceProps {
  cards: readonly CreditCard[];
  /** Id of the kept card, or `new`. */
  chosen: number | 'new';
  onChoose: (chosen: number | 'new') => void;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The account's cards, and another one. */
export function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.choice}>
      <legend>{translate('checkout.kept.title')}</legend>
      <div className={styles.parts}>
        {cards.map((card) => {
          const { id, name, brand, lastFour, expiry, expiryMonth, expiryYear } = card;
          const digits = translate('checkout.kept.ends', { digits: lastFour });
          return (
            <label key={id} className={styles.option}>
              <input
                type="radio"
                name="card"
                checked={chosen === id}
                disabled={expiry === 'expired'}
                onChange={() => onChoose(id)}
              />
              <span>
                <bdi>{name}</bdi>
                <small>
                  <bdi dir="ltr">
                    {brand} {digits}
                  </bdi>
                  {expiry !== 'good' && ` · ${translate(`checkout.kept.${expiry}`)}`}
                </small>
              </span>
              {expiryMonth !== null && expiryYear !== null && (
                <small dir="ltr">
                  {translate('checkout.kept.expiry', {
                    month: twoDigits(expiryMonth),
                    year: twoDigits(expiryYear % 100),
                  })}
                </small>
              )}
            </label>
          );
        })}
        <label className={styles.option}>
          <input
            type="radio"
            name="card"
            checked={chosen === 'new'}
            onChange={() => onChoose('new')}
          />
          <span>{translate('checkout.other')}</span>
        </label>
      </div>
    </fieldset>
  );
}
