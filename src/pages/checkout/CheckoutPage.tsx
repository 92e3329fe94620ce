import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AttemptNotice } from './AttemptNotice.tsx';
import { BankFrame } from './BankFrame.tsx';
import styles from './CheckoutPage.module.css';
import {
  isUnknown,
  useAttempt,
  useCards,
  useCheckout,
  useForgetPayments,
  type Attempt,
} from './checkoutQueries.ts';
import { LookOnly } from './LookOnly.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { Outcome } from './Outcome.tsx';
import { outcomeOf, takesPage } from './outcomeOf.ts';
import { PayForm } from './PayForm.tsx';
import type { Page } from './ProductOffers.tsx';
import { useOrder } from './useOrder.ts';
import { useParts } from './useParts.ts';

interface CheckoutPageProps {
  customerId: number;
  /** Providers of the user; a package is bought for one of them. */
  providers: readonly Page[];
  /** Path of the list of all payments; the user is redirected there if there is nothing to pay. */
  paymentsPath: string;
  /** E-mail address of the account's manager. */
  manager: string | undefined;
  /** Reason why the user may not pay; undefined if they may. */
  onlyLooks: 'reader' | 'support' | undefined;
}

const ATTEMPT = 'attempt';

const numberIn = (params: URLSearchParams, name: string): number | undefined => {
  const text = params.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

function LoadFault({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <ErrorState
      title={translate('ui.state.error')}
      text={translate('ui.state.errorText')}
      retryLabel={translate('ui.action.retry')}
      onRetry={onRetry}
    />
  );
}

/** Returns the id of the only provider, for which a package is bought; undefined if there are several. */
const onlyOne = ([first, ...others]: readonly Page[]): number | undefined =>
  others.length === 0 ? first?.id : undefined;

/** Writes the id of a running attempt into the address, so that its outcome is shown after a reload. */
function useKeepAttempt(attempt: Attempt | undefined): void {
  const [params, setParams] = useSearchParams();
  const id = attempt?.isUnderWay === true && !params.has(ATTEMPT) ? attempt.id : undefined;
  useEffect(() => {
    if (id !== undefined) setParams({ [ATTEMPT]: String(id) }, { replace: true });
  }, [id, setParams]);
}

/** Fetches the attempt of the address, otherwise the running one if the buyer completes it now. */
function useShownAttempt(underWay: Attempt | undefined) {
  const [params] = useSearchParams();
  const running = underWay && takesPage(underWay) ? underWay.id : undefined;
  const attemptId = numberIn(params, ATTEMPT) ?? running;
  const { data: attempt, error: attemptError, refetch } = useAttempt(attemptId);
  useKeepAttempt(attempt);
  return { attemptId, attempt, attemptError, refetch };
}

/** Renders the checkout: order, card and installments, then the bank's page, then the outcome of the attempt. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { customerId, providers, paymentsPath, manager, onlyLooks } = props;
  const translate = useTranslate();
  const title = translate('areas.checkout.title');
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  const checkout = useCheckout();
  const cards = useCards(customerId);
  const forget = useForgetPayments();
  const orderQuery = {
    productId: onlyLooks === undefined ? numberIn(params, 'product') : undefined,
    providerId: numberIn(params, 'provider') ?? onlyOne(providers),
  };
  const order = useOrder(checkout.data, orderQuery);
  const canPay = checkout.data?.gateway.isOpen === true && onlyLooks === undefined;
  const parts = useParts(order.amountMinor, canPay);
  const underWay = checkout.data?.attempt ?? undefined;
  const { attemptId, attempt, attemptError, refetch } = useShownAttempt(underWay);
  // The id stays in the address, so that the outcome is shown after a reload.
  const show = (id: number | undefined) => {
    setParams(id === undefined ? {} : { [ATTEMPT]: String(id) }, { replace: true });
    void forget();
  };
  if (checkout.error) return <LoadFault onRetry={() => void checkout.refetch()} />;
  if (cards.error && !cards.data) return <LoadFault onRetry={() => void cards.refetch()} />;
  if (isUnknown(attemptError) && params.has(ATTEMPT))
    return <Navigate to={{ search: '' }} replace />;
  if (attemptError && !attempt) return <LoadFault onRetry={() => void refetch()} />;
  const isWaiting = !checkout.data || !cards.data || (attemptId !== undefined && !attempt);
  if (isWaiting) return <SkeletonRows label={translate('ui.state.loading')} rows={4} />;
  const { gateway, payments } = checkout.data;
  if (!attempt && payments.length === 0 && orderQuery.productId === undefined)
    return <Navigate to={paymentsPath} replace />;
  const header = (
    <PageHeader title={title} back={{ to: paymentsPath, label: translate('checkout.list') }} />
  );
  if (attempt)
    return (
      <div className={styles.narrow}>
        {header}
        {outcomeOf(attempt) === 'bank' && onlyLooks === undefined ? (
          <BankFrame key={attempt.id} attempt={attempt} />
        ) : (
          <Outcome
            attempt={attempt}
            paymentsPath={paymentsPath}
            manager={manager}
            onRetry={onlyLooks === undefined ? () => show(undefined) : undefined}
          />
        )}
      </div>
    );
  return (
    <div className={styles.page}>
      {header}
      {underWay && <AttemptNotice attempt={underWay} onOpen={show} />}
      <div className={styles.columns}>
        <OrderSummary
          checkout={checkout.data}
          providers={providers}
          chosen={order.chosen}
          onToggle={order.toggle}
          onAdd={canPay ? (id, forProvider) => void order.add(id, forProvider) : undefined}
          onRemove={(id) => void order.remove(id)}
          costMinor={parts.totalMinor - order.amountMinor}
        />
        {canPay ? (
          <PayForm
            gateway={gateway}
            paymentIds={[...order.chosen]}
            cards={cards.data}
            parts={parts}
            onBegun={({ id }) => show(id)}
          />
        ) : (
          <LookOnly onlyLooks={onlyLooks} manager={manager} paymentsPath={paymentsPath} />
        )}
      </div>
    </div>
  );
}
