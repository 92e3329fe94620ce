import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatDate, formatMoneyMinor } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './SubscriptionPage.module.css';
import { useSubscriptionAction, type Overview, type ProductPrice } from './subscriptionQueries.ts';

interface PackageOffersProps {
  customerId: number;
  prices: readonly ProductPrice[];
  packages: Overview['packages'];
}

/** Returns the last ISO day of the current packages; null if none has an end. */
const lastDay = (packages: Overview['packages']) =>
  packages
    .filter(({ isCurrent }) => isCurrent)
    .map(({ endsOn }) => endsOn)
    .filter((day) => day !== null)
    .sort()
    .at(-1) ?? null;

/**
 * Renders the packages that a subscription can start with. The confirmation states the amount and the date of
 * the first charge.
 */
export function PackageOffers({ customerId, prices, packages }: PackageOffersProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const { mutateAsync, isPending } = useSubscriptionAction(customerId);
  const [chosen, setChosen] = useState<ProductPrice>();
  const until = lastDay(packages);
  const start = async ({ productId, name }: ProductPrice) => {
    try {
      await mutateAsync({ type: 'start', productId });
      notify(translate('subscription.done.start', { name }), { type: 'success' });
    } catch {
      // The mutation shows the error.
    } finally {
      setChosen(undefined);
    }
  };
  return (
    <>
      <ul className={styles.offers}>
        {prices.map((price) => (
          <li key={price.productId}>
            <b>
              <bdi>{price.name}</bdi>
            </b>
            <span>
              {translate('subscription.price', {
                amount: formatMoneyMinor(price.priceMinor, locale),
                smart_count: price.months,
              })}
            </span>
            <button
              type="button"
              className="ui-button"
              aria-label={translate('subscription.startOne', { name: price.name })}
              onClick={() => setChosen(price)}
            >
              {translate('subscription.action.start')}
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ConfirmDialog
          title={translate('subscription.ask.start.title', { name: chosen.name })}
          text={translate(
            until === null ? 'subscription.ask.start.now' : 'subscription.ask.start.after',
            {
              amount: formatMoneyMinor(chosen.priceMinor, locale),
              ...(until !== null && { date: formatDate(until, locale, 'written') }),
            },
          )}
          action={translate('subscription.action.start')}
          isDangerous={false}
          isBusy={isPending}
          onConfirm={() => void start(chosen)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
