import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { BarFigure } from '../../../src/ui/chart/BarFigure.tsx';
import { EmptyState } from '../../../src/ui/EmptyState.tsx';
import { ErrorState } from '../../../src/ui/ErrorState.tsx';
import { formatMonth, formatNumber } from '../../../src/ui/format.ts';
import { SkeletonRows } from '../../../src/ui/SkeletonRows.tsx';
import type { Tone } from '../../../src/ui/tone.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './StarPlots.module.css';
import { useSummary } from './useSummary.ts';

type Summary = Schemas['TestimonialSummary'];

const MESSAGES = 'resources.testimonialStats';
const MAX_STARS = 5;
const QUESTIONS = ['service', 'communication', 'value'] as const;
const STAR_TONES: readonly Tone[] = ['success', 'success', 'warning', 'danger', 'danger'];

/** Renders the mean of the stars of each month. */
function MonthPlot({ months }: { months: Summary['byMonth'] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const given = months.reduce((sum, { count }) => sum + count, 0);
  const last = months.findLast(({ mean }) => mean !== null);
  return (
    <BarFigure
      title={translate(`${MESSAGES}.months.title`)}
      sentence={translate(`${MESSAGES}.months.says`, {
        smart_count: given,
        month: last ? formatMonth(last.month, locale, 'long') : '',
        mean: formatNumber(last?.mean ?? 0, locale, 1),
      })}
      head={translate(`${MESSAGES}.months.month`)}
      categories={months.map(({ month }) => formatMonth(month, locale, 'short'))}
      series={[
        {
          label: translate(`${MESSAGES}.mean`),
          tone: 'special',
          values: months.map(({ mean }) => mean ?? 0),
        },
      ]}
      layout="standing"
      most={MAX_STARS}
      format={(value) => formatNumber(value, locale, 1)}
    />
  );
}

/** Renders the means of the detailed ratings. */
function QuestionPlot({ means }: { means: Summary['byQuestion'] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const best = QUESTIONS.toSorted((a, b) => (means[b] ?? 0) - (means[a] ?? 0))[0] ?? 'service';
  const isEmpty = means[best] === null;
  const name = (question: string) => translate(`${MESSAGES}.questions.${question}`);
  return (
    <BarFigure
      title={translate(`${MESSAGES}.questions.title`)}
      sentence={
        isEmpty
          ? translate(`${MESSAGES}.questions.none`)
          : translate(`${MESSAGES}.questions.says`, { best: name(best) })
      }
      head={translate(`${MESSAGES}.questions.question`)}
      categories={QUESTIONS.map(name)}
      series={[
        {
          label: translate(`${MESSAGES}.mean`),
          tone: 'info',
          values: QUESTIONS.map((question) => means[question] ?? 0),
        },
      ]}
      layout="lying"
      most={MAX_STARS}
      format={(value) => formatNumber(value, locale, 1)}
    />
  );
}

/** Renders the number of testimonials with each number of stars. */
function StarPlot({ byStar, count }: Pick<Summary, 'byStar' | 'count'>) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = (value: number) => formatNumber(value, locale);
  const falling = byStar.toReversed();
  return (
    <BarFigure
      title={translate(`${MESSAGES}.stars.title`)}
      sentence={translate(`${MESSAGES}.stars.says`, {
        five: format(byStar[4] ?? 0),
        count: format(count),
      })}
      head={translate(`${MESSAGES}.stars.star`)}
      categories={falling.map((_, index) => `${5 - index} ★`)}
      series={[{ label: translate(`${MESSAGES}.stars.count`), tone: 'info', values: falling }]}
      tones={STAR_TONES}
      layout="lying"
      format={format}
    />
  );
}

/** Renders charts of the stars of published testimonials: by month, by question, by number. */
export function StarPlots() {
  const translate = useTranslate();
  const { data, error, refetch } = useSummary();
  return (
    <section className={styles.panel} aria-label={translate(`${MESSAGES}.label`)}>
      {data === undefined && !error && (
        <SkeletonRows label={translate('ui.state.loading')} rows={4} rowHeight="48px" />
      )}
      {data === undefined && error && (
        <ErrorState
          title={translate('ui.state.error')}
          retryLabel={translate('ui.action.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.count === 0 && (
        <EmptyState
          title={translate(`${MESSAGES}.none`)}
          text={translate(`${MESSAGES}.noneText`)}
        />
      )}
      {data !== undefined && data.count > 0 && (
        <div className={styles.plots}>
          <StarPlot byStar={data.byStar} count={data.count} />
          <QuestionPlot means={data.byQuestion} />
          <MonthPlot months={data.byMonth} />
        </div>
      )}
    </section>
  );
}
