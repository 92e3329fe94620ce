import { useTranslate } from 'react-admin';
import type { ApiAnswer } from '../../../../src/engine/queries/useApi.ts';
import { formatMoney, formatNumber, formatPercent } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import styles from './FigureRow.module.css';
import { useFormatDuration } from './useFormatDuration.ts';
import { useStatsQuery } from './useLeadStats.ts';

interface FigureRowProps {
  times: ApiAnswer<'getAverageResponseTime'>['data'];
  stats: ApiAnswer<'getCoupleStats'>['data'];
}

const NOT_KNOWN = '–';

/** Renders the key figures of the leads, each with its explanation. */
export function FigureRow({ times, stats }: FigureRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const duration = useFormatDuration();
  const { createdAtStart, createdAtEnd } = useStatsQuery();
  const { averageMinutes, responseRate } = times;
  const { total, byStatus, dealAmount, missedDeadline, nearDeadline } = stats;
  const format = (value: number) => formatNumber(value, locale);
  const hasDays = createdAtStart !== undefined || createdAtEnd !== undefined;
  const figures = [
    {
      name: 'average',
      value: averageMinutes === null ? NOT_KNOWN : duration(averageMinutes),
      text: translate('resources.leadStats.figures.averageText'),
    },
    {
      name: 'rate',
      value: responseRate === null ? NOT_KNOWN : formatPercent(responseRate, locale),
      text: translate(`resources.leadStats.figures.${hasDays ? 'rateTextChosen' : 'rateText'}`),
    },
    {
      name: 'deals',
      value: total === 0 ? NOT_KNOWN : formatPercent((100 * byStatus.deal) / total, locale),
      text: translate('resources.leadStats.figures.dealsText', {
        deals: format(byStatus.deal),
        total: format(total),
      }),
    },
    {
      name: 'amount',
      value: formatMoney(dealAmount, locale),
      text: translate('resources.leadStats.figures.amountText'),
    },
    {
      name: 'missed',
      value: format(missedDeadline),
      text: translate('resources.leadStats.figures.missedText', { near: format(nearDeadline) }),
    },
  ];
  return (
    <dl className={styles.figures} aria-label={translate('resources.leadStats.figures.label')}>
      {figures.map(({ name, value, text }) => (
        <div key={name}>
          <dt>{translate(`resources.leadStats.figures.${name}`)}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
