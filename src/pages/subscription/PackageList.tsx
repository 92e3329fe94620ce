import { useTranslate } from 'react-admin';
import { formatDate, formatMoneyMinor } from '../../ui/format.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './SubscriptionPage.module.css';
import type { Overview } from './subscriptionQueries.ts';

interface PackageListProps {
  packages: Overview['packages'];
  providers: readonly { id: number; name: string }[];
}

/** Renders the packages with name, start and end, the current ones first (in the API's order). */
export function PackageList({ packages, providers }: PackageListProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const dayOf = (day: string | null) => (day === null ? '…' : formatDate(day, locale, 'written'));
  return (
    <section className={styles.card} aria-labelledby="packages-title">
      <h2 id="packages-title">{translate('subscription.packages.title')}</h2>
      {packages.length === 0 ? (
        <p>{translate('subscription.packages.none')}</p>
      ) : (
        <ul className={styles.packages}>
          {packages.map(({ name, providerId, startsOn, endsOn, amountMinor, isCurrent }, index) => (
            <li key={index}>
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span>
                  <bdi>{providers.find(({ id }) => id === providerId)?.name}</bdi>
                </span>
              </span>
              <span>
                {dayOf(startsOn)} – {dayOf(endsOn)}
              </span>
              <span>{amountMinor !== null && formatMoneyMinor(amountMinor, locale)}</span>
              <StatusTag tone={isCurrent ? 'success' : 'neutral'}>
                {translate(`subscription.packages.${isCurrent ? 'current' : 'past'}`)}
              </StatusTag>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
