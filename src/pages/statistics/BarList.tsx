import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { markColor } from '../../ui/chart/markColor.ts';
import { formatNumber, formatPercent } from '../../ui/format.ts';
import type { Tone } from '../../ui/tone.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './BarList.module.css';
import page from './ReportPage.module.css';

export interface BarRow {
  key: string;
  name: string;
  count: number;
  tone: Tone;
  /** Address of the counted records, if a list can show them. */
  to?: string | undefined;
}

interface BarListProps {
  title: string;
  /** Sentence that summarizes the chart. */
  sentence: string;
  /** Column headers of names and counts. */
  heads: readonly [string, string];
  rows: readonly BarRow[];
}

/**
 * Renders counts as horizontal bars in a table: name, bar, count and share. A row links to the counted records.
 */
export function BarList({ title, sentence, heads, rows }: BarListProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={page.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.sentence}>{sentence}</p>
      {total > 0 && (
        <table className={styles.list} aria-labelledby={id}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
              <th scope="col">{translate('areas.statistics.share')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, count, tone, to }) => (
              <tr key={key} data-empty={count === 0 || undefined}>
                <th scope="row">
                  <span className={styles.name}>
                    {to !== undefined && count > 0 ? (
                      <Link to={to}>{name}</Link>
                    ) : (
                      <bdi>{name}</bdi>
                    )}
                  </span>
                  <span
                    className={styles.bar}
                    style={{
                      inlineSize: `${(count * 100) / most}%`,
                      background: markColor(tone),
                    }}
                  />
                </th>
                <td>{formatNumber(count, locale)}</td>
                <td>{formatPercent(Math.round((count * 100) / total), locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
