import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import styles from './Cell.module.css';
import { MAX_STARS } from './stars.ts';

/**
 * Renders a rating as stars in the reading direction, and as text for screen readers. An average keeps its
 * fraction there.
 */
export const RatingCell: Cell = ({ value }) => {
  const translate = useTranslate();
  const locale = useLocale();
  if (typeof value !== 'number') return <EmptyValue />;
  const full = Math.min(MAX_STARS, Math.max(0, Math.round(value)));
  const count = formatNumber(value, locale, 1);
  return (
    <span className={styles.stars}>
      <span aria-hidden="true">
        {'★'.repeat(full)}
        <span className={styles.empty}>{'★'.repeat(MAX_STARS - full)}</span>
      </span>
      <span className="visually-hidden">
        {translate('engine.rating.stars', { smart_count: value, count })}
      </span>
    </span>
  );
};
