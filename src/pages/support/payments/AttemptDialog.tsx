import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import MuiTextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { createSupportPaymentAction } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../engine/queries/useApi.ts';
import { formatMoneyMinor } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { minorOf } from './minorOf.ts';

/** Characters of an amount with its separators. */
const AMOUNT_LENGTH = 16;

type Attempt = Schemas['SupportPaymentAttempt'];
export type DecisionType = Exclude<Schemas['SupportPaymentActionType'], 'ask'>;

interface AttemptDialogProps {
  attempt: Attempt;
  type: DecisionType;
  onDone: (after: Attempt) => void;
  onClose: () => void;
}

const LONGEST = 500;

/** Asks why, and how much where it is money that goes back, before something is done about an attempt. */
export function AttemptDialog({ attempt, type, onDone, onClose }: AttemptDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const { id, heldMinor, state } = attempt;
  const [amount, setAmount] = useState((heldMinor / 100).toFixed(2).replace('.', ','));
  const [isDone, setDone] = useState(true);
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  const limit = formatMoneyMinor(heldMinor, locale);
  const minor = minorOf(amount);
  const isWrong = minor === undefined || minor > heldMinor;
  // Money that nobody expected goes back whole.
  const asksAmount = type === 'refund' && state !== 'needs_person';
  const send = async (reason: string) => {
    if (asksAmount && isWrong)
      throw new Error(translate('paymentDesk.amountWrong', { amount: limit }));
    const body =
      type === 'refund'
        ? { type, reason, ...(asksAmount && { amountMinor: minor }) }
        : type === 'settle_refund'
          ? { type, reason, isDone }
          : { type, reason };
    try {
      const answer = await api.call(createSupportPaymentAction, {
        params: { id },
        body,
        idempotencyKey: intent,
      });
      onDone(answer.data);
    } catch (error) {
      setIntent(crypto.randomUUID());
      throw error;
    }
  };
  return (
    <ReasonDialog
      title={translate(`paymentDesk.actions.${type}`)}
      label={translate('paymentDesk.reason')}
      help={translate('paymentDesk.reasonHelp')}
      submit={translate(`paymentDesk.actions.${type}`)}
      longest={LONGEST}
      onReason={send}
      onClose={onClose}
    >
      <p>{translate(`paymentDesk.explain.${type}`)}</p>
      {asksAmount && (
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
