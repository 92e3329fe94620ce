import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import styles from './PaymentNotice.module.css';

/** One line across the top: a first payment waits. It leads there and blocks nothing. */
export function PaymentNotice({ to, onClose }: { to: string; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <div role="status" className={styles.notice} data-tone="warning">
      <p>{translate('places.payment.notice')}</p>
      <Link to={to}>{translate('places.payment.open')}</Link>
      <button type="button" aria-label={translate('places.payment.close')} onClick={onClose}>
        <CloseIcon aria-hidden="true" />
      </button>
    </div>
  );
}
