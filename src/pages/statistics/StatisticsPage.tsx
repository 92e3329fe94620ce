import { useTranslate } from 'ra-core';
import { BarFigure } from '../../ui/chart/BarFigure.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { formatMonth, formatNumber, formatPercent } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ScrollRegion } from '../../engine/actions/ScrollRegion.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { byMonth, dealRate, type ProviderFigures } from './figures.ts';
import styles from './StatisticsPage.module.css';
import { useFigures } from './useFigures.ts';

interface StatisticsPageProps {
  providers: readonly { id: number; name: string }[];
}

/** Deals of each month of arrival. */
function Bars({ figures }: { figures: readonly ProviderFigures[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = (value: number) => formatNumber(value, locale);
  const months = byMonth(figures, 'deals');
  const names = months.map(({ month }) => formatMonth(month, locale, 'long'));
  const values = months.map(({ value }) => value);
  const most = Math.max(0, ...values);
  const title = translate('areas.statistics.chart.weddings');
  return (
    <section className={styles.card}>
      <BarFigure
        title={title}
        sentence={
          most === 0
            ? translate('areas.statistics.none')
            : translate('areas.statistics.most', {
                name: names[values.indexOf(most)] ?? '',
                value: format(most),
              })
        }
        head={translate('areas.statistics.month')}
        categories={names}
        series={[{ label: title, tone: 'success', values }]}
        layout="standing"
        format={format}
      />
    </section>
  );
}

function FigureTable({ figures }: { figures: readonly ProviderFigures[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const heads = ['enquiries', 'deals', 'rate', 'assisted', 'missed'] as const;
  return (
    <section className={styles.card} aria-labelledby="figures-title">
      <h2 id="figures-title">{translate('areas.statistics.table')}</h2>
      <ScrollRegion label={translate('areas.statistics.table')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{translate('areas.statistics.provider')}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {translate(`areas.statistics.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <bdi>{one.name}</bdi>
                </th>
                <td>{formatNumber(one.total, locale)}</td>
                <td>{formatNumber(one.deals, locale)}</td>
                <td>{formatPercent(dealRate(one), locale)}</td>
                <td>{formatNumber(one.prepaid, locale)}</td>
                <td>{formatNumber(one.missed, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

/** Figures of the person's pages side by side, as the enquiries of the last six months make them. */
export function StatisticsPage({ providers }: StatisticsPageProps) {
  const translate = useTranslate();
  const title = translate('places.statistics.weddings');
  usePageTitle(`${title} · ${translate('places.statistics.name')}`);
  const { figures, error, refetch } = useFigures(providers);
  return (
    <>
      <PageHeader title={title} facts={[translate('areas.statistics.about')]} />
      {error ? (
        <ErrorState
          title={translate('ui.state.error')}
          text={translate('ui.state.errorText')}
          retryLabel={translate('ui.action.retry')}
          onRetry={refetch}
        />
      ) : figures ? (
        <div className={styles.page}>
          <Bars figures={figures} />
          <FigureTable figures={figures} />
        </div>
      ) : (
        <SkeletonRows label={translate('ui.state.loading')} rows={6} rowHeight="48px" />
      )}
    </>
  );
}
