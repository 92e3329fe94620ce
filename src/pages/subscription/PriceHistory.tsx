import { useTranslate } from 'react-admin';
import { BarFigure } from '../../ui/chart/BarFigure.tsx';
import { formatDate, formatMoney, formatMoneyMinor, formatNumber } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './SubscriptionPage.module.css';
import type { ProductPrice } from './subscriptionQueries.ts';

/** Renders the history of a package's price, which follows a price index, and the date of the next adjustment. */
export function PriceHistory({ price }: { price: ProductPrice | undefined }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (!price) return null;
  const { name, priceMinor, renewsOn, changes } = price;
  const percent = changes[0]?.indexPercent ?? null;
  const words = {
    name,
    amount: formatMoneyMinor(priceMinor, locale),
    date: formatDate(renewsOn, locale, 'written'),
  };
  const sentence =
    percent === null
      ? translate('subscription.prices.sentence', words)
      : translate('subscription.prices.changed', {
          ...words,
          percent: formatNumber(percent, locale, 1),
        });
  const oldestFirst = [...changes].reverse();
  return (
    <section className={styles.card} aria-labelledby="prices-title">
      <h2 id="prices-title">{translate('subscription.prices.title')}</h2>
      <p className={styles.sentence}>{sentence}</p>
      {changes.length > 1 && (
        <BarFigure
          title={translate('subscription.prices.chart', { name })}
          sentence={translate('checkout.renewal')}
          head={translate('subscription.prices.from')}
          categories={oldestFirst.map(({ validFrom }) => formatDate(validFrom, locale))}
          series={[
            {
              label: translate('subscription.prices.price'),
              tone: 'info',
              values: oldestFirst.map((change) => change.priceMinor),
            },
          ]}
          layout="standing"
          format={(minor) => formatMoney(Math.round(minor / 100), locale)}
        />
      )}
    </section>
  );
}
