import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { useTranslate } from 'react-admin';
import styles from './CheckoutPage.module.css';
import type { Attempt } from './checkoutQueries.ts';
import { outcomeOf } from './outcomeOf.ts';

interface AttemptNoticeProps {
  attempt: Attempt;
  onOpen: (id: number) => void;
}

/** Renders above the order that an earlier attempt has no outcome yet, with a button that shows it. */
export function AttemptNotice({ attempt, onOpen }: AttemptNoticeProps) {
  const translate = useTranslate();
  return (
    <div role="status" className={styles.notice}>
      <HourglassEmptyOutlined aria-hidden="true" />
      <p>
        <b>{translate(`checkout.state.${outcomeOf(attempt)}.title`)}</b>
        <span>{translate('checkout.underWay.text')}</span>
      </p>
      <button
        type="button"
        className="ui-button ui-button--small"
        onClick={() => onOpen(attempt.id)}
      >
        {translate('checkout.underWay.open')}
      </button>
    </div>
  );
}
