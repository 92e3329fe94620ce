import { useTranslate } from 'react-admin';
import { formatPercent } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import styles from './LeadFigures.module.css';
import { useFormatDuration } from './useFormatDuration.ts';
import { useIsFiltered, useResponseTimes } from './useLeadStats.ts';

const NOT_KNOWN = '–';

/** Renders the response times of leads in one line. */
export function LeadFigures({ isTime }: { isTime: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const formatDuration = useFormatDuration();
  const { data } = useResponseTimes(isTime);
  const isFiltered = useIsFiltered();
  const { averageMinutes = null, responseRate = null } = data ?? {};
  return (
    <>
      <span>
        {translate('resources.leadStats.line.average')}{' '}
        <b className={styles.time}>
          {averageMinutes === null ? NOT_KNOWN : formatDuration(averageMinutes)}
        </b>
      </span>
      <span className={styles.wide}>
        {translate('resources.leadStats.line.rate')}{' '}
        <b className={styles.rate}>
          {responseRate === null ? NOT_KNOWN : formatPercent(responseRate, locale)}
        </b>
      </span>
      {isFiltered && (
        <span className="visually-hidden">{translate('resources.leadStats.filtered')}</span>
      )}
    </>
  );
}
