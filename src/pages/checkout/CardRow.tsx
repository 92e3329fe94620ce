import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import { useTranslate } from 'react-admin';
import { StatusTag } from '../../ui/StatusTag.tsx';
import styles from './CardsPage.module.css';
import type { CreditCard } from './checkoutQueries.ts';

interface CardRowProps {
  card: CreditCard;
  canChange: boolean;
  onPrimary: () => void;
  onRemove: () => void;
}

const TONES = { soon: 'warning', expired: 'danger' } as const;

/** Renders a card with its last digits, expiry and actions, and a tag if it has expired or expires soon. */
export function CardRow({ card, canChange, onPrimary, onRemove }: CardRowProps) {
  const translate = useTranslate();
  const { name, brand, lastFour, expiryMonth, expiryYear, expiry, isPrimary } = card;
  const end =
    expiryMonth !== null && expiryYear !== null
      ? translate('checkout.kept.expiry', {
          month: String(expiryMonth).padStart(2, '0'),
          year: String(expiryYear % 100).padStart(2, '0'),
        })
      : '';
  return (
    <li>
      <CreditCardOutlined aria-hidden="true" />
      <span className={styles.text}>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          {isPrimary && <StatusTag tone="success">{translate('checkout.cards.primary')}</StatusTag>}
          {expiry !== 'good' && (
            <StatusTag tone={TONES[expiry]}>{translate(`checkout.kept.${expiry}`)}</StatusTag>
          )}
        </span>
        <small>
          <bdi dir="ltr">
            {brand} {translate('checkout.kept.ends', { digits: lastFour })}
            {end && ` · ${end}`}
          </bdi>
        </small>
      </span>
      {canChange && (
        <span className={styles.buttons}>
          {!isPrimary && expiry !== 'expired' && (
            <button
              type="button"
              className="ui-button ui-button--small"
              aria-label={`${translate('checkout.cards.makePrimary')}: ${name}`}
              onClick={onPrimary}
            >
              {translate('checkout.cards.makePrimary')}
            </button>
          )}
          <button
            type="button"
            className="ui-button ui-button--quiet ui-button--small"
            aria-label={`${translate('checkout.cards.remove')}: ${name}`}
            onClick={onRemove}
          >
            {translate('checkout.cards.remove')}
          </button>
        </span>
      )}
    </li>
  );
}
