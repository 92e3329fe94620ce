import { useTranslate } from 'react-admin';
import { BarFigure } from '../../../src/ui/chart/BarFigure.tsx';
import { EmptyState } from '../../../src/ui/EmptyState.tsx';
import { formatMoney, formatNumber } from '../../../src/ui/format.ts';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import type { Tone } from '../../../src/ui/tone.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './CouponFunnel.module.css';
import { useCouponStats } from './useCouponStats.ts';

const MESSAGES = 'resources.couponStats';
const STEPS = ['made', 'assigned', 'sent', 'used'] as const;
const TONES: readonly Tone[] = ['neutral', 'info', 'special', 'success'];

/** Renders a chart of the coupons that reached each step, and their earnings. */
export function CouponFunnel() {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, isPending, error, refetch } = useCouponStats();
  const format = (value: number) => formatNumber(value, locale);
  return (
    <section className={styles.panel} aria-label={translate(`${MESSAGES}.label`)}>
      <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={4}>
        {data?.made === 0 && (
          <EmptyState
            title={translate(`${MESSAGES}.none`)}
            text={translate(`${MESSAGES}.noneText`)}
          />
        )}
        {data !== undefined && data.made > 0 && (
          <BarFigure
            title={translate(`${MESSAGES}.title`)}
            sentence={translate(`${MESSAGES}.says`, {
              made: format(data.made),
              used: format(data.used),
              emails: format(data.emails),
              income: formatMoney(data.income, locale),
            })}
            head={translate(`${MESSAGES}.step`)}
            categories={STEPS.map((step) => translate(`${MESSAGES}.steps.${step}`))}
            series={[
              {
                label: translate(`${MESSAGES}.count`),
                tone: 'info',
                values: STEPS.map((step) => data[step]),
              },
            ]}
            tones={TONES}
            layout="lying"
            format={format}
          />
        )}
      </QueryBoundary>
    </section>
  );
}
