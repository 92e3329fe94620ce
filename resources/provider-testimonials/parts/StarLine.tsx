import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './StarLine.module.css';
import { useSummary } from './useSummary.ts';

const NOT_KNOWN = '–';

/** Renders the mean of the stars and the number of published testimonials in one line. */
export function StarLine({ isTime }: { isTime: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { data } = useSummary(isTime);
  const { mean = null, count } = data ?? {};
  return (
    <>
      <span>
        <span className={styles.label}>{translate('resources.testimonialStats.line.mean')}</span>
        <span className={styles.star} aria-hidden="true">
          ★
        </span>{' '}
        <b className={styles.figure}>{mean === null ? NOT_KNOWN : formatNumber(mean, locale, 1)}</b>
      </span>
      <span className={styles.wide}>
        {translate('resources.testimonialStats.line.count')}{' '}
        <b className={styles.figure}>
          {count === undefined ? NOT_KNOWN : formatNumber(count, locale)}
        </b>
      </span>
    </>
  );
}
