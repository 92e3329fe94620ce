import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { formatDateTime, formatMoney } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './BidHistory.module.css';

type Bid = Schemas['ItemBid'];

/** Renders the events of a bid, latest first: user, time, price and text. */
export function BidHistory({
  record,
}: {
  record: { readonly history: readonly Readonly<Bid['history'][number]>[]; coupleName: string };
}) {
  const translate = useTranslate();
  const locale = useLocale();
  const title = translate('resources.item-bids.groups.history');
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <ol className={styles.events}>
        {record.history.toReversed().map(({ event, at, by, price, text }) => (
          <li key={`${event} ${at}`}>
            <strong>{translate(`resources.item-bids.values.history.event.${event}`)}</strong>
            {price !== null && <span>{formatMoney(price, locale)}</span>}
            <small>
              <bdi>{by ?? record.coupleName}</bdi> ·{' '}
              <time dateTime={at}>{formatDateTime(at, locale)}</time>
            </small>
            {text !== null && (
              <p>
                <bdi>{text}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
