import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { LockedEntry } from '../../engine/access/LockedEntry.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { ExampleFigures } from './ExampleFigures.tsx';
import type { StatisticsKind } from './statisticsKinds.ts';
import styles from './LockedStatistics.module.css';

interface LockedStatisticsProps {
  kind: StatisticsKind;
  /** Package feature that the page requires; undefined if it requires none. */
  feature: Schemas['PackageFeature'] | undefined;
  /** Names of the providers that would have the figures, but are on hold. */
  onHold: readonly string[];
}

/** Renders a locked statistics page: a blurred example with the reason in front. */
export function LockedStatistics({ kind, feature, onHold }: LockedStatisticsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const isOnHold = onHold.length > 0 || feature === undefined;
  const names = new Intl.ListFormat(locale).format(onHold);
  return (
    <>
      <PageHeader
        title={translate(`places.statistics.${kind}`)}
        facts={[translate('areas.statistics.example')]}
      />
      <div className={styles.page}>
        <ExampleFigures kind={kind} />
        <section className={`ui-card ${styles.reason}`}>
          <h2>
            {isOnHold
              ? translate('areas.statistics.onHoldTitle')
              : translate(`features.${feature}.title`)}
          </h2>
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
            <LockedEntry feature={feature} label={translate('engine.access.ask')} isPrimary />
          )}
        </section>
      </div>
    </>
  );
}
