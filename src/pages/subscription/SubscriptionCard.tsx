import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatDate, formatMoneyMinor } from '../../ui/format.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { PackageOffers } from './PackageOffers.tsx';
import styles from './SubscriptionPage.module.css';
import {
  useSubscriptionAction,
  type Overview,
  type ProductPrice,
  type Subscription,
} from './subscriptionQueries.ts';

interface SubscriptionCardProps {
  customerId: number;
  subscription: Subscription | null;
  packages: Overview['packages'];
  prices: readonly ProductPrice[];
  canChange: boolean;
}

type Change = 'pause' | 'resume' | 'end';

const TONES = { active: 'success', paused: 'warning', ended: 'neutral' } as const;
const OFFERED = { active: ['pause', 'end'], paused: ['resume', 'end'], ended: [] } as const;

/** Renders the next charge and the paid period in one sentence. */
function NextStep({ subscription }: { subscription: Subscription }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { status, nextChargeOn, nextChargeMinor, paidUntil } = subscription;
  const paid =
    paidUntil === null
      ? translate('subscription.paid.none')
      : translate('subscription.paid.until', { date: formatDate(paidUntil, locale, 'written') });
  return (
    <p className={styles.sentence}>
      {nextChargeOn !== null && nextChargeMinor !== null
        ? translate('subscription.next', {
            date: formatDate(nextChargeOn, locale, 'written'),
            amount: formatMoneyMinor(nextChargeMinor, locale),
          })
        : translate(`subscription.asksNothing.${status}`)}{' '}
      {paid}
    </p>
  );
}

/** Renders the subscription with its actions, or the packages that can be started if there is none. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { customerId, subscription, packages, prices, canChange } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const { mutateAsync, isPending } = useSubscriptionAction(customerId);
  const [confirming, setConfirming] = useState<Change>();
  const change = async (type: Change) => {
    try {
      await mutateAsync({ type });
      notify(translate(`subscription.done.${type}`), { type: 'success' });
    } catch {
      // The mutation shows the error.
    } finally {
      setConfirming(undefined);
    }
  };
  const isOpen = subscription !== null && subscription.status !== 'ended';
  return (
    <section className={styles.card} aria-labelledby="subscription-name">
      <h2 id="subscription-name">
        {subscription ? <bdi>{subscription.productName}</bdi> : translate('subscription.none')}
        {subscription && (
          <StatusTag tone={TONES[subscription.status]}>
            {translate(`subscription.status.${subscription.status}`)}
          </StatusTag>
        )}
      </h2>
      {subscription ? (
        <NextStep subscription={subscription} />
      ) : (
        <p className={styles.sentence}>{translate('subscription.noneText')}</p>
      )}
      {isOpen && (
        <div className={styles.buttons}>
          {subscription.waitingPaymentId !== null && (
            <Link className="ui-button ui-button--primary" to="/checkout">
              {translate('checkout.go')}
            </Link>
          )}
          {canChange &&
            OFFERED[subscription.status].map((type) => (
              <button
                key={type}
                type="button"
                className="ui-button"
                disabled={isPending}
                onClick={() => (type === 'resume' ? void change(type) : setConfirming(type))}
              >
                {translate(`subscription.action.${type}`)}
              </button>
            ))}
        </div>
      )}
      {!isOpen && canChange && (
        <PackageOffers customerId={customerId} prices={prices} packages={packages} />
      )}
      {confirming && (
        <ConfirmDialog
          title={translate(`subscription.ask.${confirming}.title`)}
          text={translate(`subscription.ask.${confirming}.text`)}
          action={translate(`subscription.action.${confirming}`)}
          isDangerous={confirming === 'end'}
          isBusy={isPending}
          onConfirm={() => void change(confirming)}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </section>
  );
}
