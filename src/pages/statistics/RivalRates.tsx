import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { BarFigure } from '../../ui/chart/BarFigure.tsx';
import { formatNumber, formatPercent } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { ChartCard } from './ChartCard.tsx';
import { FigureTable } from './FigureTable.tsx';
import { namedRivals } from './rivalNames.ts';
import styles from './ReportPage.module.css';

type Report = Schemas['RivalReport'];

interface RivalRatesProps {
  metric: string;
  /** The provider's own name. */
  name: string;
  report: Report;
}

const RATES = ['own', 'average', 'rank'] as const;

/** Renders the provider's rate, the others' average and its rank, each with its earlier value. */
function RateTiles({ report }: { report: Report }) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = (name: (typeof RATES)[number], value: number) =>
    name === 'rank' ? formatNumber(value, locale) : formatPercent(value, locale);
  const { before } = report;
  return (
    <ul className={styles.figures}>
      {RATES.map((name) => {
        const value = report[name];
        const past = before?.[name] ?? null;
        return (
          value !== null && (
            <li key={name}>
              <span className={styles.label}>{translate(`areas.statistics.rival.${name}`)}</span>
              <strong>{format(name, value)}</strong>
              {before && (
                <span className={styles.change}>
                  {past === null
                    ? translate('areas.statistics.change.none')
                    : translate('areas.statistics.rival.was', { value: format(name, past) })}
                </span>
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Renders a provider's rate in comparison with similar businesses: as a sentence, tiles, chart and table. */
export function RivalRates({ metric, name, report }: RivalRatesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { own, average, rank, providers } = report;
  const percent = (value: number) => formatPercent(value, locale);
  const others = namedRivals(providers, (letter) =>
    translate('areas.statistics.rival.unnamed', { letter }),
  ).map((firm) => ({ ...firm, isOwn: false }));
  const mine = own === null ? [] : [{ rate: own, name, isOwn: true }];
  const all = [...mine, ...others].toSorted((one, other) => other.rate - one.rate);
  const [first] = others;
  const [highest] = all;
  const message = (key: string, values?: object) =>
    translate(`areas.statistics.rival.${key}`, { ...values });
  const sentence =
    own === null || average === null || rank === null
      ? message('shared', { name: first?.name ?? '', value: percent(first?.rate ?? 0) })
      : message('sentence', {
          own: percent(own),
          average: percent(average),
          rank: formatNumber(rank, locale),
          count: formatNumber(all.length, locale),
        });
  const title = message(`metric.${metric}`);
  return (
    <>
      <section className={styles.card} aria-label={translate('areas.statistics.figures')}>
        <p className={styles.sentence}>{sentence}</p>
        <RateTiles report={report} />
        <p className={styles.note}>{message('note')}</p>
        {metric.endsWith('ToDeal') && (
          <p className={styles.note}>{translate('areas.statistics.cohort')}</p>
        )}
      </section>
      <ChartCard name={`rivals-${metric}`}>
        <BarFigure
          heading="h2"
          title={title}
          sentence={translate('areas.statistics.most', {
            name: highest?.name ?? '',
            value: percent(highest?.rate ?? 0),
          })}
          head={translate('areas.statistics.provider')}
          categories={all.map((one) => one.name)}
          tones={all.map(({ isOwn }) => (isOwn ? 'success' : 'neutral'))}
          series={[
            {
              label: translate('areas.statistics.figure.rate'),
              tone: 'neutral',
              values: all.map(({ rate }) => rate),
            },
          ]}
          layout="lying"
          format={percent}
        />
      </ChartCard>
      <FigureTable
        title={message('table')}
        head={translate('areas.statistics.provider')}
        names={['rate']}
        rows={all.map((one) => ({ name: one.name, values: { rate: one.rate } }))}
        file={`rivals-${metric}`}
      />
    </>
  );
}
