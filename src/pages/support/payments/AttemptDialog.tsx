import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import MuiTextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Schemas } from '#contract/types.ts';
import { formatMoneyMinor } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { minorOf } from './minorOf.ts';
import { useAttemptAction } from './useAttemptAction.ts';

/** Maximum length of a typed amount with its separators. */
const AMOUNT_LENGTH = 16;

type Attempt = Schemas['SupportPaymentAttempt'];
export type DecisionType = Exclude<Schemas['SupportPaymentActionType'], 'ask'>;

interface AttemptDialogProps {
  attempt: Attempt;
  type: DecisionType;
  onDone: (after: Attempt) => void;
  /** Called if the attempt has changed since it was read. */
  onStale: () => void;
  onClose: () => void;
}

const MAX_LENGTH = 500;

/** Renders the amount concerned: the held one, or the pending refund. */
function AttemptSubject({ attempt, type }: Pick<AttemptDialogProps, 'attempt' | 'type'>) {
  const translate = useTranslate();
  const locale = useLocale();
  const { customer, heldMinor, events } = attempt;
  const isOpenRefund = type === 'retry_refund' || type === 'settle_refund';
  const requestedMinor = events.findLast(({ kind }) => kind === 'refund_asked')?.amountMinor;
  return (
    <p>
      <bdi>{customer.name}</bdi>
      {' · '}
      <b>
        {isOpenRefund
          ? `${translate('paymentDesk.events.refund_asked')}: ${formatMoneyMinor(requestedMinor ?? heldMinor, locale)}`
          : translate('paymentDesk.held', { amount: formatMoneyMinor(heldMinor, locale) })}
      </b>
    </p>
  );
}

/** Renders the dialog that asks for a reason, and for the amount of a refund, before an action on an attempt. */
export function AttemptDialog({ attempt, type, onDone, onStale, onClose }: AttemptDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { heldMinor, state } = attempt;
  const act = useAttemptAction(attempt, onStale);
  const [amount, setAmount] = useState((heldMinor / 100).toFixed(2).replace('.', ','));
  const [isDone, setDone] = useState(true);
  const limit = formatMoneyMinor(heldMinor, locale);
  const minor = minorOf(amount);
  const isWrong = minor === undefined || minor > heldMinor;
  // An unexpected payment is always refunded in full.
  const needsAmount = type === 'refund' && state !== 'needs_person';
  const send = async (reason: string) => {
    if (needsAmount && isWrong)
      throw new Error(translate('paymentDesk.amountWrong', { amount: limit }));
    const action =
      type === 'refund'
        ? { type, reason, ...(needsAmount && { amountMinor: minor }) }
        : type === 'settle_refund'
          ? { type, reason, isDone }
          : { type, reason };
    onDone(await act(action));
  };
  return (
    <ReasonDialog
      title={translate(`paymentDesk.actions.${type}`)}
      label={translate('paymentDesk.reason')}
      help={translate('paymentDesk.reasonHelp')}
      submit={translate(`paymentDesk.actions.${type}`)}
      longest={MAX_LENGTH}
      onReason={send}
      onClose={onClose}
    >
      <AttemptSubject attempt={attempt} type={type} />
      <p>{translate(`paymentDesk.explain.${type}`)}</p>
      {needsAmount && (
        <MuiTextField
          label={translate('paymentDesk.amount')}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={isWrong}
          helperText={translate(`paymentDesk.amount${isWrong ? 'Wrong' : 'Help'}`, {
            amount: limit,
          })}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr', maxLength: AMOUNT_LENGTH } }}
          required
          fullWidth
        />
      )}
      {type === 'settle_refund' && (
        <RadioGroup
          value={isDone ? 'yes' : 'no'}
          onChange={({ target }) => setDone(target.value === 'yes')}
        >
          <FormControlLabel
            value="yes"
            control={<Radio />}
            label={translate('paymentDesk.isDone')}
          />
          <FormControlLabel
            value="no"
            control={<Radio />}
            label={translate('paymentDesk.isNotDone')}
          />
        </RadioGroup>
      )}
    </ReasonDialog>
  );
}
