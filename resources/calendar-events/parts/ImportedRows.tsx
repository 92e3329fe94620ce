import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { formatDate, formatTime } from '../../../src/ui/format.ts';
import { StatusTag } from '../../../src/ui/StatusTag.tsx';
import { reachable } from '../../../src/ui/reachable.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './ImportFileDialog.module.css';

const MESSAGES = 'resources.calendarLinks.import';
const TONES = { added: 'success', changed: 'info', unchanged: 'neutral' } as const;

/** Renders the events of a calendar file with the outcome of each. */
export function ImportedRows({ entries }: { entries: readonly Schemas['CalendarImportEntry'][] }) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <ul className={styles.rows} aria-label={translate(`${MESSAGES}.found`)} ref={reachable}>
      {entries.map(({ uid, day, title, startsAt, outcome, hasConflict }) => (
        <li key={uid}>
          <span className={styles.day}>
            {formatDate(day, locale, 'short')}
            {startsAt !== null && ` ${formatTime(startsAt, locale)}`}
          </span>
          <bdi className={styles.title}>{title}</bdi>
          <span className={styles.tags}>
            {hasConflict && (
              <StatusTag tone="warning">{translate(`${MESSAGES}.conflict`)}</StatusTag>
            )}
            <StatusTag tone={TONES[outcome]}>
              {translate(`${MESSAGES}.outcomes.${outcome}`)}
            </StatusTag>
          </span>
        </li>
      ))}
    </ul>
  );
}
