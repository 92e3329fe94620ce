import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import { createCreditCardFacts } from '#contract/facts/createCreditCard.ts';
import { createCreditCard } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { errorMessage } from '../../ui/errorMessage.ts';
import { TextField } from '../../ui/TextField.tsx';
import { CardFields, type CardFieldsHandle } from './CardFields.tsx';
import styles from './CardsPage.module.css';
import { useForgetPayments } from './checkoutQueries.ts';

interface AddCardProps {
  customerId: number;
  fieldsUrl: string;
  /** Name of the company that stores the card. */
  name: string;
  onClose: () => void;
}

/** Renders the form for a new card with the gateway's own fields and an optional name. */
export function AddCard({ customerId, fieldsUrl, name, onClose }: AddCardProps) {
  const translate = useTranslate();
  const api = useApi();
  const forget = useForgetPayments();
  const fields = useRef<CardFieldsHandle>(null);
  const [label, setLabel] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const typed = await fields.current?.submit();
      setWrong(!typed);
      if (!typed) return;
      const own = label.trim();
      await api.call(createCreditCard, {
        params: { customerId },
        body: { cardToken: typed.token, ...(own !== '' && { name: own }) },
        idempotencyKey: crypto.randomUUID(),
      });
      onClose();
    },
    onSettled: forget,
  });
  // The fields emit an event for every press of Enter; only one submit runs at a time.
  const isSending = useRef(false);
  const submit = useCallback(() => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(undefined, { onSettled: () => (isSending.current = false) });
  }, [mutate]);
  const fault = error ? errorMessage(error) : isWrong ? 'checkout.invalid' : undefined;
  return (
    <form
      className={styles.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={translate('checkout.cards.name')}
        help={translate('checkout.cards.nameHelp')}
        value={label}
        maxLength={createCreditCardFacts.body.name.maxLength}
        onChange={({ target }) => setLabel(target.value)}
      />
      <CardFields
        ref={fields}
        url={fieldsUrl}
        title={translate('checkout.fields')}
        onEnter={submit}
        onInput={() => setWrong(false)}
      />
      <p>{translate('checkout.keepNotice', { name })}</p>
      <div role="status">
        {fault !== undefined && <p className={styles.fault}>{translate(fault, { _: fault })}</p>}
      </div>
      <p className={styles.ways}>
        <button
          type="submit"
          className="ui-button ui-button--primary"
          disabled={isPending}
          aria-busy={isPending}
        >
          {translate('checkout.cards.save')}
        </button>
        <button type="button" className="ui-button ui-button--quiet" onClick={onClose}>
          {translate('ui.action.cancel')}
        </button>
      </p>
    </form>
  );
}
