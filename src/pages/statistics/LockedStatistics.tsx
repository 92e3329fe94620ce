import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { LockedEntry } from '../../engine/access/LockedEntry.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { formatNames } from '../../ui/formatNames.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { ExampleFigures } from './ExampleFigures.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import type { StatisticsKind } from './statisticsKinds.ts';
import { useAddress } from './useReportParams.ts';
import styles from './LockedStatistics.module.css';

interface Provider {
  id: number;
  name: string;
}

interface LockedStatisticsProps {
  kind: StatisticsKind;
  /** Package feature that the page requires; undefined if it requires none. */
  feature: Schemas['PackageFeature'] | undefined;
  /** Providers that would have the figures, but are on hold. */
  onHold: readonly Provider[];
  /** Provider of the address. */
  provider: Provider | undefined;
  /** Providers that can be chosen: those with figures, and that of the address. */
  providers: readonly Provider[];
}

/** Renders a link to a provider on hold, or to the list of several. */
function ProvidersLink({ providers }: { providers: readonly Provider[] }) {
  const translate = useTranslate();
  const [first, ...others] = providers;
  const isOne = first !== undefined && others.length === 0;
  const filter = encodeURIComponent(JSON.stringify({ onHold: true }));
  return (
    <Link
      className="ui-button"
      to={isOne ? `/providers/${first.id}` : `/providers?filter=${filter}`}
    >
      {isOne ? first.name : translate('resources.providers.name', { smart_count: 2 })}
    </Link>
  );
}

/** Renders a locked statistics page: a blurred example with the reason in front. */
export function LockedStatistics(props: LockedStatisticsProps) {
  const { kind, feature, provider, providers } = props;
  const onHold = props.onHold.filter(({ id }) => provider === undefined || provider.id === id);
  const translate = useTranslate();
  const locale = useLocale();
  const { onChange } = useAddress();
  const isOnHold = onHold.length > 0 || feature === undefined;
  const names = formatNames(
    onHold.map(({ name }) => name),
    locale,
  );
  return (
    <>
      <PageHeader
        title={translate(`places.statistics.${kind}`)}
        facts={[provider?.name, translate('areas.statistics.example')]}
      />
      {provider && providers.length > 1 && (
        <div className={styles.choice}>
          <ProviderChoice
            provider={String(provider.id)}
            providers={providers}
            isSingle={kind === 'rivals'}
            onChange={onChange}
          />
        </div>
      )}
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
            <ProvidersLink providers={onHold} />
          ) : (
            <LockedEntry feature={feature} label={translate('engine.access.ask')} isPrimary />
          )}
        </section>
      </div>
    </>
  );
}
