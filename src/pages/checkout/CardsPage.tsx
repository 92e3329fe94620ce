import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { createCreditCardFacts } from '#contract/facts/createCreditCard.ts';
import { deleteCreditCard, updateCreditCard } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AddCard } from './AddCard.tsx';
import { CardRow } from './CardRow.tsx';
import styles from './CardsPage.module.css';
import { useCards, useCheckout, useForgetPayments, type CreditCard } from './checkoutQueries.ts';

interface CardsPageProps {
  customerId: number;
  paymentsPath: string;
  /** True if the user may add, choose and delete cards; support and readers only view them. */
  canChange: boolean;
}

const MAX_CARDS = createCreditCardFacts.maxRecords;

/** Returns the mutations that make a stored card the primary one or delete it. */
function useCardChanges(customerId: number) {
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const forget = useForgetPayments();
  const makePrimary = useMutation({
    mutationFn: ({ id, version }: CreditCard) =>
      api.call(updateCreditCard, {
        params: { customerId, id },
        body: { isPrimary: true },
        ifMatch: version,
      }),
    onError: notifyError,
    onSettled: forget,
  });
  const remove = useMutation({
    mutationFn: ({ id }: CreditCard) => api.call(deleteCreditCard, { params: { customerId, id } }),
    onSuccess: () => notify(translate('checkout.cards.removed'), { type: 'info' }),
    onError: notifyError,
    onSettled: forget,
  });
  return { makePrimary, remove };
}

interface CardListProps extends CardsPageProps {
  kept: readonly CreditCard[];
}

/** Renders the stored cards with their actions, and asks for confirmation before a card is deleted. */
function CardList({ kept, customerId, canChange }: CardListProps) {
  const translate = useTranslate();
  const { makePrimary, remove } = useCardChanges(customerId);
  const [leaving, setLeaving] = useState<CreditCard>();
  const nextPrimary = kept.find(({ id }) => id !== leaving?.id);
  return (
    <>
      <ul className={styles.cards}>
        {kept.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            canChange={canChange}
            onPrimary={() => makePrimary.mutate(card)}
            onRemove={() => setLeaving(card)}
          />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={translate('checkout.cards.removeTitle', { name: leaving.name })}
          text={
            leaving.isPrimary && nextPrimary
              ? translate('checkout.cards.removeHeir', { name: nextPrimary.name })
              : translate('checkout.cards.removeText')
          }
          action={translate('checkout.cards.remove')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(leaving, { onSettled: () => setLeaving(undefined) })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

/**
 * Renders the account's cards that the gateway stores, with actions to add, choose the primary one, and delete.
 */
export function CardsPage(props: CardsPageProps) {
  const { customerId, paymentsPath, canChange } = props;
  const translate = useTranslate();
  const title = translate('checkout.cards.title');
  usePageTitle(title);
  const { data: kept, error, refetch } = useCards(customerId);
  const { data: checkout } = useCheckout();
  const [isAdding, setAdding] = useState(false);
  if (!kept)
    return <QueryBoundary isPending={!error} error={error} onRetry={() => void refetch()} />;
  const { isOpen = false, fieldsUrl = null, name = '' } = checkout?.gateway ?? {};
  const isFull = kept.length >= MAX_CARDS;
  const canAdd = canChange && isOpen && fieldsUrl !== null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        facts={[translate('checkout.cards.count', { count: kept.length })]}
        back={{ to: paymentsPath, label: translate('checkout.list') }}
        action={
          canAdd &&
          !isAdding && (
            <button
              type="button"
              className="ui-button ui-button--primary"
              disabled={isFull}
              onClick={() => setAdding(true)}
            >
              {translate('checkout.cards.add')}
            </button>
          )
        }
      />
      {isFull && canChange && <p className={styles.full}>{translate('checkout.keepFull')}</p>}
      {isAdding && fieldsUrl !== null && (
        <AddCard
          customerId={customerId}
          fieldsUrl={fieldsUrl}
          name={name}
          onClose={() => setAdding(false)}
        />
      )}
      {kept.length > 0 ? (
        <CardList {...props} kept={kept} />
      ) : (
        !isAdding && (
          <EmptyState
            title={translate('checkout.cards.none')}
            text={translate('checkout.cards.noneText')}
          />
        )
      )}
    </div>
  );
}
