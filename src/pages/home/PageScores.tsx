import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { formatNumber, formatPercent } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './HomePage.module.css';
import { Meter } from './Meter.tsx';
import { nextPart, pathToImprove } from './nextPart.ts';

type Page = Schemas['PageScore'];

/**
 * Renders the score of one provider, the improvement with the largest effect, and the score's
 * calculation.
 */
function Score({ page }: { page: Page }) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const { providerName, score, parts } = page;
  const next = nextPart(parts);
  return (
    <li className={styles.page}>
      <p className={styles.line}>
        <span className={styles.name} id={id}>
          <bdi>{providerName}</bdi>
        </span>
        <span className={styles.score} dir={score === null ? undefined : 'ltr'}>
          {score === null
            ? translate('home.pages.unmeasured')
            : translate('home.pages.score', { score: formatNumber(score, locale) })}
        </span>
      </p>
      {score !== null && <Meter percent={score} />}
      {next && (
        <Link to={pathToImprove(page, next)} className={styles.step}>
          {translate(`home.pages.next.${next}`, { smart_count: page.missingForms })}
        </Link>
      )}
      <details className={styles.parts}>
        <summary aria-describedby={id}>{translate('home.pages.how')}</summary>
        <ul>
          {parts.map(({ name, weight, percent }) => (
            <li key={name}>
              <span>{translate(`home.pages.parts.${name}`)}</span>
              <span className={styles.weight}>
                {translate('home.pages.weight', { smart_count: weight })}
              </span>
              <span className={styles.percent}>
                {percent === null ? translate('home.pages.noData') : formatPercent(percent, locale)}
              </span>
            </li>
          ))}
        </ul>
        <p>{translate('home.pages.formula')}</p>
      </details>
    </li>
  );
}

/** Renders the scores of the user's providers. */
export function PageScores({ pages }: { pages: readonly Page[] }) {
  return (
    <ul className={styles.rows}>
      {pages.map((page) => (
        <Score key={page.providerId} page={page} />
      ))}
    </ul>
  );
}
