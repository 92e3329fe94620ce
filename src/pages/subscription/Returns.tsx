import { useTranslate } from 'react-admin';
import { BarFigure } from '../../ui/chart/BarFigure.tsx';
import { formatMoney, formatMonth, formatNumber } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { sumOfReturns } from './sumOfReturns.ts';
import styles from './SubscriptionPage.module.css';
import type { Overview } from './subscriptionQueries.ts';

/** Renders the payments of twelve months next to the leads and deals of that time, with the cost of each. */
export function Returns({ returns }: { returns: Overview['returns'] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const sum = sumOfReturns(returns);
  // Sums over months and their averages are rounded to whole units.
  const money = (minor: number) => formatMoney(Math.round(minor / 100), locale);
  const figures: [string, string][] = [
    ['paid', money(sum.paidMinor)],
    ['leads', formatNumber(sum.leads, locale)],
    ['deals', formatNumber(sum.deals, locale)],
    ['income', money(sum.incomeMinor)],
    ['costPerLead', sum.costPerLeadMinor === null ? '–' : money(sum.costPerLeadMinor)],
    ['costPerDeal', sum.costPerDealMinor === null ? '–' : money(sum.costPerDealMinor)],
  ];
  const sentence = translate(`subscription.returns.${sum.deals > 0 ? 'sentence' : 'noDeals'}`, {
    paid: money(sum.paidMinor),
    leads: formatNumber(sum.leads, locale),
    deals: formatNumber(sum.deals, locale),
    income: money(sum.incomeMinor),
  });
  return (
    <section className={styles.card} aria-labelledby="returns-title">
      <h2 id="returns-title">{translate('subscription.returns.title')}</h2>
      <p className={styles.sentence}>{sentence}</p>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`subscription.returns.figure.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BarFigure
        title={translate('subscription.returns.chart')}
        sentence={translate('subscription.returns.explained')}
        head={translate('subscription.returns.month')}
        categories={returns.map(({ month }) => formatMonth(month, locale, 'short'))}
        series={[
          {
            label: translate('subscription.returns.figure.leads'),
            tone: 'info',
            values: returns.map(({ leads }) => leads),
          },
          {
            label: translate('subscription.returns.figure.deals'),
            tone: 'success',
            values: returns.map(({ deals }) => deals),
          },
        ]}
        layout="standing"
        format={(value) => formatNumber(value, locale)}
      />
    </section>
  );
}
