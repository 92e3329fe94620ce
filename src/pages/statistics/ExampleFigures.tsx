import { useTranslate } from 'react-admin';
import { formatMoney, formatNumber, formatPercent } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './LockedStatistics.module.css';
import page from './ReportPage.module.css';
import type { StatisticsKind } from './statisticsKinds.ts';

interface Example {
  /** Message key of the figure, relative to `areas.statistics`. */
  name: string;
  value: number;
  as?: 'money' | 'percent';
}

const LEADS = { name: 'figure.leads', value: 318 };
const DEALS = { name: 'figure.deals', value: 41 };
const INCOME = { name: 'figure.incomeMinor', value: 4_120_000, as: 'money' } as const;
const VISITS = { name: 'figure.visits', value: 1_842 };

/** Example figures of a busy month, per page. */
const EXAMPLES: Readonly<Record<StatisticsKind, readonly Example[]>> = {
  visits: [VISITS, { name: 'figure.sessions', value: 1_410 }, LEADS, DEALS],
  deals: [LEADS, DEALS, INCOME],
  weddings: [LEADS, DEALS, { name: 'figure.guests', value: 7_400 }, INCOME],
  rivals: [
    { name: 'rival.own', value: 14.6, as: 'percent' },
    { name: 'rival.average', value: 11.8, as: 'percent' },
    { name: 'rival.rank', value: 2 },
  ],
  magnet: [
    { name: 'figure.impressions', value: 16_400 },
    { name: 'figure.reach', value: 9_800 },
    VISITS,
    LEADS,
  ],
  scores: [
    { name: 'score.quality', value: 81 },
    { name: 'score.risk', value: 19 },
  ],
};

/** Heights of the example's bars in percent: a typical season. */
const BARS = [22, 28, 35, 48, 62, 80, 92, 100, 84, 60, 41, 30];

/** Renders a blurred example of a statistics page, hidden from assistive technology. */
export function ExampleFigures({ kind }: { kind: StatisticsKind }) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = ({ value, as }: Example) => {
    if (as === 'money') return formatMoney(value, locale);
    return as === 'percent' ? formatPercent(value, locale) : formatNumber(value, locale);
  };
  return (
    <div className={styles.example} aria-hidden="true">
      <div className={page.card}>
        <ul className={page.figures}>
          {EXAMPLES[kind].map((example) => (
            <li key={example.name}>
              <span className={page.label}>{translate(`areas.statistics.${example.name}`)}</span>
              <strong>{format(example)}</strong>
            </li>
          ))}
        </ul>
      </div>
      <div className={`${page.card} ${styles.chart}`}>
        {BARS.map((height) => (
          <i key={height} style={{ blockSize: `${height}%` }} />
        ))}
      </div>
    </div>
  );
}
