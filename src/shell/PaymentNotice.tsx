import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './PaymentNotice.module.css';

interface PaymentNoticeProps {
  /** `notice` for a pending first payment, `debt` for an overdue one. */
  reason: 'notice' | 'debt';
  to: string;
  onClose: () => void;
}

/** Renders a line at the top about a pending payment, with a link to it. Blocks nothing. */
export function PaymentNotice({ reason, to, onClose }: PaymentNoticeProps) {
  const translate = useTranslate();
  return (
    <div role="status" className={styles.notice} data-tone="warning">
      <p>{translate(`places.payment.${reason}`)}</p>
      <Link to={to}>{translate('places.payment.open')}</Link>
      <button type="button" aria-label={translate('places.payment.close')} onClick={onClose}>
        <CloseIcon aria-hidden="true" />
      </button>
    </div>
  );
}
