import { useTranslate } from 'react-admin';
import styles from './CheckoutPage.module.css';

interface KeepCardProps {
  /** True if the account has the maximum number of cards. */
  isFull: boolean;
  keeps: boolean;
  /** Name of the company that stores cards. */
  name: string;
  onChange: (keeps: boolean) => void;
}

/** Renders the optional, initially unticked checkbox for storing the card, with its notice. */
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
