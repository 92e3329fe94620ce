import { useTranslate } from 'react-admin';
import styles from './CheckoutPage.module.css';

interface KeepCardProps {
  /** The account has as many cards as it may. */
  isFull: boolean;
  keeps: boolean;
  /** Name of the firm that keeps cards. */
  name: string;
  onChange: (keeps: boolean) => void;
}

/** An unticked choice with its notice: paying works without it. */
export function KeepCard({ isFull, keeps, name, onChange }: KeepCardProps) {
  const translate = useTranslate();
  return (
    <div className={styles.keep}>
      <label>
        <input
          type="checkbox"
          checked={keeps && !isFull}
          disabled={isFull}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby="keep-notice"
        />
        <span>{translate('checkout.keep')}</span>
      </label>
      <p id="keep-notice">
        {isFull ? translate('checkout.keepFull') : translate('checkout.keepNotice', { name })}
      </p>
    </div>
  );
}
