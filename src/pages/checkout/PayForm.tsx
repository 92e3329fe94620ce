import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import { createCreditCardFacts } from '#contract/facts/createCreditCard.ts';
import type { Schemas } from '#contract/types.ts';
import { formatMoneyMinor } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { CardChoice } from './CardChoice.tsx';
import { CardFields, type CardFieldsHandle } from './CardFields.tsx';
import styles from './CheckoutPage.module.css';
import type { Attempt, Checkout, CreditCard } from './checkoutQueries.ts';
import { KeepCard } from './KeepCard.tsx';
import { PartsChoice } from './PartsChoice.tsx';
import type { useParts } from './useParts.ts';
import { usePurchase } from './usePurchase.ts';

interface PayFormProps {
  gateway: Checkout['gateway'];
  paymentIds: readonly number[];
  cards: readonly CreditCard[];
  parts: ReturnType<typeof useParts>;
  onBegun: (attempt: Attempt) => void;
}

const MAX_CARDS = createCreditCardFacts.maxRecords;

/** Returns the id of the first card that has not expired (the API lists the primary card first), or `new`. */
const firstCard = (cards: readonly CreditCard[]) =>
  cards.find(({ expiry }) => expiry !== 'expired')?.id ?? 'new';

/** Renders card, installments and the pay button. Card data is typed into the gateway's own fields. */
export function PayForm(props: PayFormProps) {
  const { gateway, paymentIds, cards, parts, onBegun } = props;
  const { prices, count, totalMinor, isPricing } = parts;
  const { fieldsUrl, name } = gateway;
  const translate = useTranslate();
  const locale = useLocale();
  const [chosen, setChosen] = useState<number | 'new'>(() => firstCard(cards));
  const [keeps, setKeeps] = useState(false);
  const fields = useRef<CardFieldsHandle>(null);
  const { pay, isPaying, refusal, clearRefusal } = usePurchase(onBegun);
  const isFull = cards.length >= MAX_CARDS;
  const bodyOf = useCallback(async (): Promise<Schemas['Purchase'] | string> => {
    if (paymentIds.length === 0) return 'checkout.nothing';
    const base = { paymentIds: [...paymentIds], installments: count, totalMinor };
    if (fieldsUrl === null) return base;
    const typed = await fields.current?.submit();
    if (!typed) return 'checkout.invalid';
    return chosen === 'new'
      ? { ...base, cardToken: typed.token, keepCard: keeps && !isFull }
      : { ...base, creditCardId: chosen, cvcToken: typed.token };
  }, [paymentIds, count, totalMinor, fieldsUrl, chosen, keeps, isFull]);
  const canPay = !isPricing && paymentIds.length > 0;
  const submit = useCallback(() => {
    if (!isPricing) void pay(bodyOf);
  }, [isPricing, pay, bodyOf]);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{translate('checkout.card')}</h2>
      {fieldsUrl === null ? (
        <p>{translate('checkout.onPage', { name })}</p>
      ) : (
        <>
          {cards.length > 0 && <CardChoice cards={cards} chosen={chosen} onChoose={setChosen} />}
          <CardFields
            key={chosen === 'new' ? 'card' : 'cvc'}
            ref={fields}
            url={fieldsUrl}
            isCvcOnly={chosen !== 'new'}
            title={translate(chosen === 'new' ? 'checkout.fields' : 'checkout.cvc')}
            onEnter={submit}
            onInput={clearRefusal}
            onBin={parts.setBin}
          />
          {chosen === 'new' && (
            <KeepCard isFull={isFull} keeps={keeps} name={name} onChange={setKeeps} />
          )}
        </>
      )}
      {prices.length > 1 && <PartsChoice prices={prices} count={count} onChoose={parts.setCount} />}
      <div role="status">
        {refusal !== undefined && (
          <p className={styles.refusal}>{translate(refusal, { _: refusal })}</p>
        )}
      </div>
      <button
        type="submit"
        className="ui-button ui-button--primary ui-button--wide"
        disabled={isPaying || !canPay}
        aria-busy={isPaying || isPricing}
      >
        {isPaying
          ? translate('checkout.paying')
          : translate('checkout.pay', { amount: formatMoneyMinor(totalMinor, locale) })}
      </button>
      <p className={styles.safe}>
        <LockOutlined aria-hidden="true" fontSize="small" />
        {translate('checkout.safe', { name })}
      </p>
    </form>
  );
}
