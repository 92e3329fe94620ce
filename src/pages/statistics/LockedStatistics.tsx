import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { LockedEntry } from '../../engine/access/LockedEntry.tsx';
import { formatNumber } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import type { StatisticsKind } from './statisticsKinds.ts';
import styles from './LockedStatistics.module.css';

/** Heights of the example's bars in percent: a season as most have it. */
const BARS = [22, 28, 35, 48, 62, 80, 92, 100, 84, 60, 41, 30];
const EXAMPLES = [1_842, 318, 41] as const;

interface LockedStatisticsProps {
  kind: StatisticsKind;
  feature: Schemas['PackageFeature'];
  /** Names of the providers whose package has the statistics, but which are on hold. */
  onHold: readonly string[];
}

/** A page of statistics that nobody may see: filled with an example behind a veil, with the reason in front. */
export function LockedStatistics({ kind, feature, onHold }: LockedStatisticsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const isOnHold = onHold.length > 0;
  const names = new Intl.ListFormat(locale).format(onHold);
  return (
    <div className={styles.page}>
      <div className={styles.example} aria-hidden="true">
        <div className={styles.figures}>
          {EXAMPLES.map((value) => (
            <span key={value}>{formatNumber(value, locale)}</span>
          ))}
        </div>
        <div className={styles.chart}>
          {BARS.map((height) => (
            <i key={height} style={{ blockSize: `${height}%` }} />
          ))}
        </div>
      </div>
      <section className={`ui-card ${styles.reason}`}>
        <h1>{translate(`features.${feature}.title`)}</h1>
        <p>{translate(`areas.statistics.answers.${kind}`)}</p>
        <p className={styles.faint}>
          {isOnHold
            ? translate('areas.statistics.onHold', { names })
            : translate('engine.access.locked')}
        </p>
        {isOnHold ? (
          <Link className="ui-button" to="/providers">
            {translate('resources.providers.name', { smart_count: 2 })}
          </Link>
        ) : (
          <LockedEntry feature={feature} label={translate('engine.access.ask')} />
        )}
        <p className={styles.faint}>{translate('areas.statistics.example')}</p>
      </section>
    </div>
  );
}
