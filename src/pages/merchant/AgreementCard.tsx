import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { createMerchantActionFacts } from '#contract/facts/createMerchantAction.ts';
import { createMerchantAction } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { formatDateTime } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import { useNow } from '../../ui/useNow.ts';
import styles from './Merchant.module.css';
import { useKeepMerchant } from './useMerchant.ts';

type Agreement = Schemas['MerchantAgreement'];

const DAY_MS = 86_400_000;
/** `useNow` ticks in whole minutes. */
const MINUTE_MS = 60_000;
const CLAUSES = ['service', 'fee', 'payout', 'refund', 'data', 'end'] as const;
const REASON = createMerchantActionFacts.actions.object_agreement.fields.reason;

interface AgreementCardProps {
  agreement: Agreement;
  customerId: number;
  canDecide: boolean;
}

/** Renders the decision about the agreement, or the days left to decide. */
function AgreementState({ agreement }: { agreement: Agreement }) {
  const translate = useTranslate();
  const locale = useLocale();
  const now = useNow();
  const { status, dueAt, decidedAt, isAutomatic, objection, answer } = agreement;
  const time = formatDateTime(status === 'offered' ? dueAt : (decidedAt ?? dueAt), locale);
  const days = Math.max(0, Math.ceil((Date.parse(dueAt) - now - MINUTE_MS) / DAY_MS));
  const key = status === 'approved' && isAutomatic ? 'automatic' : status;
  return (
    <div className={styles.state} data-tone={status === 'offered' ? 'warning' : 'info'}>
      <p>
        {status === 'offered' && (
          <b>{translate('merchant.agreement.left', { smart_count: days })} </b>
        )}
        {translate(`merchant.agreement.state.${key}`, { time })}
      </p>
      {objection !== null && (
        <p>
          {translate('merchant.agreement.objection')} <bdi>{objection}</bdi>
        </p>
      )}
      {answer !== null && (
        <p>
          {translate('merchant.agreement.answer')} <bdi>{answer}</bdi>
        </p>
      )}
    </div>
  );
}

/** Renders the form for an objection to the agreement; calls `onSend` with the trimmed reason. */
function ObjectionForm(props: { onSend: (reason: string) => void; onClose: () => void }) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < REASON.minLength;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isShort) props.onSend(reason.trim());
      }}
    >
      <label className="ui-field">
        <span className="ui-label">{translate('merchant.agreement.why')}</span>
        <textarea
          className="ui-input"
          rows={3}
          maxLength={REASON.maxLength}
          dir="auto"
          value={reason}
          aria-invalid={(isTried && isShort) || undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {isTried && isShort && (
          <span className="ui-error" role="alert">
            {translate('merchant.agreement.short', { limit: REASON.minLength })}
          </span>
        )}
      </label>
      <p className={styles.ways}>
        <button type="submit" className="ui-button ui-button--primary">
          {translate('merchant.agreement.send')}
        </button>
        <button type="button" className="ui-button" onClick={props.onClose}>
          {translate('ui.action.cancel')}
        </button>
      </p>
    </form>
  );
}

/** Renders the agreement of an approved application: its clauses, the countdown and the decision. */
export function AgreementCard({ agreement, customerId, canDecide }: AgreementCardProps) {
  const translate = useTranslate();
  const api = useApi();
  const notifyError = useNotifyError();
  const keep = useKeepMerchant(customerId);
  const [isObjecting, setObjecting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const decide = async (body: Schemas['MerchantAction']) => {
    setBusy(true);
    try {
      keep((await api.call(createMerchantAction, { params: { customerId }, body })).data);
      setObjecting(false);
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  const isOpen = agreement.status === 'offered';
  return (
    <section className={styles.agreement} aria-labelledby="merchant-agreement">
      <h2 id="merchant-agreement">{translate('merchant.agreement.title')}</h2>
      <AgreementState agreement={agreement} />
      <details open={isOpen}>
        <summary>{translate('merchant.agreement.read')}</summary>
        <ol>
          {CLAUSES.map((one) => (
            <li key={one}>{translate(`merchant.agreement.clauses.${one}`)}</li>
          ))}
        </ol>
      </details>
      {isOpen && !canDecide && <p>{translate('merchant.agreement.look')}</p>}
      {isOpen && canDecide && isObjecting && (
        <ObjectionForm
          onSend={(reason) => void decide({ type: 'object_agreement', reason })}
          onClose={() => setObjecting(false)}
        />
      )}
      {isOpen && canDecide && !isObjecting && (
        <p className={styles.ways}>
          <button
            type="button"
            className="ui-button ui-button--primary"
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => void decide({ type: 'approve_agreement' })}
          >
            {translate('merchant.agreement.approve')}
          </button>
          <button
            type="button"
            className="ui-button"
            disabled={isBusy}
            onClick={() => setObjecting(true)}
          >
            {translate('merchant.agreement.object')}
          </button>
        </p>
      )}
    </section>
  );
}
