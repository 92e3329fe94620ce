import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useReloadSession } from '../../session/useReloadSession.ts';
import styles from './CheckoutPage.module.css';
import type { Attempt } from './checkoutQueries.ts';
import { OutcomeAmounts } from './OutcomeAmounts.tsx';
import { canRetry, outcomeOf, takesPage } from './outcomeOf.ts';
import { ReceiptButton } from './ReceiptButton.tsx';

type Shown = Exclude<ReturnType<typeof outcomeOf>, 'bank'>;

interface OutcomeProps {
  attempt: Attempt;
  paymentsPath: string;
  /** E-mail address of the account's manager. */
  manager: string | undefined;
  /** Returns to the order; undefined if the user may not pay. */
  onRetry: (() => void) | undefined;
}

/** Icon and tone of final outcomes; all others are pending. */
const LOOKS: Partial<Record<Shown, { Icon: typeof UndoOutlined; tone: string }>> = {
  captured: { Icon: CheckCircleOutlined, tone: 'success' },
  declined: { Icon: CancelOutlined, tone: 'danger' },
  expired: { Icon: CancelOutlined, tone: 'warning' },
  partly_refunded: { Icon: UndoOutlined, tone: 'info' },
  refunded: { Icon: UndoOutlined, tone: 'info' },
  charged_back: { Icon: UndoOutlined, tone: 'warning' },
};

/** Renders the current outcome of an attempt, its amounts and the next steps. */
export function Outcome({ attempt, paymentsPath, manager, onRetry }: OutcomeProps) {
  const translate = useTranslate();
  const outcome = outcomeOf(attempt);
  const shown = outcome === 'bank' ? 'working' : outcome;
  const { Icon, tone } = LOOKS[shown] ?? { Icon: HourglassEmptyOutlined, tone: 'info' };
  const { declineReason, payments, isUnderWay } = attempt;
  const hasReceipts = shown === 'captured' || shown === 'partly_refunded';
  // With several payments each receipt button is beside its payment.
  const isOne = payments.length === 1;
  const reloadSession = useReloadSession();
  // Reloads the session, so that the shell's payment notice disappears after the payment.
  useEffect(() => {
    if (shown === 'captured') void reloadSession();
  }, [shown, reloadSession]);
  return (
    <section className={styles.outcome} aria-labelledby="outcome-title">
      <div role="status" data-tone={tone}>
        <Icon aria-hidden="true" className={Icon === UndoOutlined ? styles.turned : undefined} />
        <h2 id="outcome-title">{translate(`checkout.state.${shown}.title`)}</h2>
        {canRetry(shown) && declineReason !== null && (
          <p>
            <b>{translate(`checkout.reason.${declineReason}`)}</b>
          </p>
        )}
        <p>{translate(`checkout.state.${shown}.text`)}</p>
      </div>
      <OutcomeAmounts attempt={attempt} hasReceipts={hasReceipts && !isOne} />
      <p className={styles.ways}>
        {hasReceipts &&
          isOne &&
          payments.map(({ id, description }) => (
            <ReceiptButton key={id} paymentId={id} of={description} />
          ))}
        {canRetry(shown) && onRetry && (
          <button type="button" className="ui-button ui-button--primary" onClick={onRetry}>
            {translate('checkout.retry')}
          </button>
        )}
        {isUnderWay && !takesPage(attempt) && onRetry && (
          <button type="button" className="ui-button ui-button--primary" onClick={onRetry}>
            {translate('checkout.underWay.others')}
          </button>
        )}
        {shown === 'charged_back' && manager !== undefined && (
          <a className="ui-button ui-button--primary" href={`mailto:${manager}`}>
            {translate('checkout.write')}
          </a>
        )}
        <Link className="ui-button" to={paymentsPath}>
          {translate('checkout.list')}
        </Link>
      </p>
    </section>
  );
}
