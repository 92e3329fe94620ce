import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import styles from './CheckoutPage.module.css';
import type { CreditCard } from './checkoutQueries.ts';

interface CardChoiceProps {
  cards: readonly CreditCard[];
  /** Id of the stored card, or `new`. */
  chosen: number | 'new';
  onChoose: (chosen: number | 'new') => void;
}

/** Maximum number of cards shown before expanding. With more, only the chosen or first card is shown. */
const MAX_COLLAPSED = 3;

const twoDigits = (value: number) => String(value).padStart(2, '0');

interface CardOptionProps {
  card: CreditCard;
  isChosen: boolean;
  onChoose: () => void;
}

/** Renders a stored card with its last digits and expiry; an expired card is disabled. */
function CardOption({ card, isChosen, onChoose }: CardOptionProps) {
  const translate = useTranslate();
  const { name, brand, lastFour, expiry, expiryMonth, expiryYear } = card;
  const digits = translate('checkout.kept.ends', { digits: lastFour });
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="card"
        checked={isChosen}
        disabled={expiry === 'expired'}
        onChange={onChoose}
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
}

/** Renders the account's cards, and the option of another card, as radio buttons. */
export function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(cards.length <= MAX_COLLAPSED);
  const [first] = useState(chosen === 'new' ? cards[0]?.id : chosen);
  const list = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  // The pressed button is unmounted; the focus moves to the first newly shown card.
  useEffect(() => {
    if (isOpen && !wasOpen.current)
      list.current
        ?.querySelector<HTMLElement>('input:not(:checked, :disabled)')
        ?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const shown = isOpen ? cards : cards.filter(({ id }) => id === first);
  return (
    <fieldset className={styles.choice}>
      <legend>{translate('checkout.kept.title')}</legend>
      <div className={styles.parts} ref={list}>
        {shown.map((card) => (
          <CardOption
            key={card.id}
            card={card}
            isChosen={chosen === card.id}
            onChoose={() => onChoose(card.id)}
          />
        ))}
        {!isOpen && (
          <button type="button" className={styles.more} onClick={() => setOpen(true)}>
            <ExpandMoreOutlined aria-hidden="true" fontSize="small" />
            {translate('checkout.kept.all', { count: cards.length - shown.length })}
          </button>
        )}
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
