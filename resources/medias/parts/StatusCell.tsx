import { useTranslate } from 'react-admin';
import type { CellProps } from '../../../src/engine/definition/cellProps.ts';
import { formatTime } from '../../../src/ui/format.ts';
import { StatusTag } from '../../../src/ui/StatusTag.tsx';
import { useLocale } from '../../../src/ui/useLocale.ts';
import type { Media } from './Media.ts';
import styles from './StatusCell.module.css';

const TONES = {
  pending: 'warning',
  approved: 'info',
  published: 'success',
  rejected: 'danger',
} as const;

/**
 * Renders the status of a photo, with the latest time of publication or the rejection reason. Couples do not see a
 * passive one, so it is not live although it is approved.
 */
export function StatusCell({ value, record }: CellProps<Media['status'], Media>) {
  const translate = useTranslate();
  const locale = useLocale();
  const { publishesBy, rejectionCause, isActive } = record;
  const word = (key: string) => translate(`resources.medias.${key}`);
  if (!isActive && (value === 'approved' || value === 'published'))
    return <StatusTag tone="neutral">{word('notLive')}</StatusTag>;
  return (
    <span className={styles.status}>
      <StatusTag tone={TONES[value]}>{word(`values.status.${value}`)}</StatusTag>
      {publishesBy !== null && (
        <span>
          {translate('resources.medias.liveBy', { time: formatTime(publishesBy, locale) })}
        </span>
      )}
      {rejectionCause !== null && (
        <span title={word(`values.rejectionCause.${rejectionCause}`)}>
          {word(`causes.${rejectionCause}`)}
        </span>
      )}
    </span>
  );
}
