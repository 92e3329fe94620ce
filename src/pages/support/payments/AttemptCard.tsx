import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { createSupportPaymentAction } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../engine/queries/useApi.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { formatDateTime, formatMoneyMinor } from '../../../ui/format.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { useNotifyError } from '../../../ui/useNotifyError.ts';
import type { DecisionType } from './AttemptDialog.tsx';
import { AttemptEvents } from './AttemptEvents.tsx';
import styles from './PaymentDesk.module.css';

type Attempt = Schemas['SupportPaymentAttempt'];

const TONES: Record<Attempt['state'], Tone> = {
  created: 'info',
  awaiting_3ds: 'info',
  authorizing: 'info',
  unknown: 'warning',
  needs_person: 'danger',
  expired: 'neutral',
  declined: 'neutral',
  captured: 'success',
  refunding: 'warning',
  partly_refunded: 'special',
  refunded: 'special',
  charged_back: 'danger',
};

/** Renders an attempt's goods and amounts, and the references by which the gateway identifies it. */
function AttemptFacts({ attempt }: { attempt: Attempt }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { heldMinor, paidMinor, refundedMinor, card, gatewayReference, nextCheckAt } = attempt;
  const money = (minor: number) => formatMoneyMinor(minor, locale);
  return (
    <>
      <p className={styles.goods}>
        <bdi>{attempt.payments.join(', ')}</bdi>
      </p>
      <p className={styles.amounts}>
        <span>{translate('paymentDesk.wanted', { amount: money(paidMinor) })}</span>
        {(heldMinor > 0 || refundedMinor > 0) && (
          <b data-wrong={(heldMinor + refundedMinor !== paidMinor && heldMinor > 0) || undefined}>
            {translate('paymentDesk.held', { amount: money(heldMinor) })}
          </b>
        )}
        {refundedMinor > 0 && (
          <span>{translate('paymentDesk.returned', { amount: money(refundedMinor) })}</span>
        )}
        {card && (
          <bdi dir="ltr">
            {card.brand} {translate('checkout.kept.ends', { digits: card.lastFour })}
          </bdi>
        )}
      </p>
      <p className={styles.names}>
        {gatewayReference !== null && (
          <span>
            {translate('paymentDesk.gateway', {
              name: attempt.gateway,
              reference: gatewayReference,
            })}
          </span>
        )}
        <span>{translate('paymentDesk.our', { reference: attempt.conversationId })}</span>
        {nextCheckAt !== null && (
          <span>
            {translate('paymentDesk.next', { time: formatDateTime(nextCheckAt, locale) })}
          </span>
        )}
      </p>
    </>
  );
}

interface AttemptCardProps {
  attempt: Attempt;
  /** Called with the attempt after the gateway was queried. */
  onOutcome: (after: Attempt) => void;
  onDecide: (type: DecisionType) => void;
}

/** Renders a payment attempt with its history and the available actions. */
export function AttemptCard({ attempt, onOutcome, onDecide }: AttemptCardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const notifyError = useNotifyError();
  const [isQuerying, setQuerying] = useState(false);
  const { id, state, actions, customer, begunAt } = attempt;
  const queryGateway = async () => {
    setQuerying(true);
    try {
      const body = { type: 'ask' } as const;
      onOutcome((await api.call(createSupportPaymentAction, { params: { id }, body })).data);
    } catch (error) {
      notifyError(error);
    } finally {
      setQuerying(false);
    }
  };
  return (
    <li tabIndex={-1} className={styles.card} aria-labelledby={`attempt-${id}`}>
      <header>
        <h2 id={`attempt-${id}`}>
          <bdi>{customer.name}</bdi>
        </h2>
        <StatusTag tone={TONES[state]}>{translate(`paymentDesk.states.${state}`)}</StatusTag>
        <time dateTime={begunAt}>{formatDateTime(begunAt, locale)}</time>
      </header>
      <AttemptFacts attempt={attempt} />
      <AttemptEvents attempt={attempt} />
      {actions.length > 0 && (
        <p className={styles.actions}>
          {actions.map((one) => (
            <BusyButton
              key={one}
              className="ui-button ui-button--small"
              isBusy={isQuerying}
              onClick={() => (one === 'ask' ? void queryGateway() : onDecide(one))}
            >
              {translate(`paymentDesk.actions.${one}`)}
            </BusyButton>
          ))}
        </p>
      )}
    </li>
  );
}
