import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { formatMoney, formatNumber, formatPercent } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { changeOf } from './range.ts';
import styles from './ReportPage.module.css';

/** Returns the formatter of figures: money as whole currency units, since it is an estimate; rates as percent. */
export function useFigureFormat(): (name: string, value: number) => string {
  const locale = useLocale();
  return (name, value) => {
    if (name === 'incomeMinor') return formatMoney(Math.round(value / 100), locale);
    return name === 'rate' ? formatPercent(value, locale) : formatNumber(value, locale);
  };
}

/** Returns a function that formats a change as text: more, fewer, equal, or nothing to compare with. */
export function useFormatChange(): (now: number, before: number) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return (now, before) => {
    const change = changeOf(now, before);
    if (change === null) return translate('areas.statistics.change.none');
    if (change === 0) return translate('areas.statistics.change.same');
    return translate(`areas.statistics.change.${change > 0 ? 'more' : 'less'}`, {
      percent: formatPercent(Math.abs(change), locale),
    });
  };
}

/**
 * Returns a function that formats the end of a sentence: the change and its reference period; empty without a
 * comparison.
 */
export function useFormatComparison(): (
  compare: Schemas['StatCompare'],
  now: number,
  before: number | undefined,
) => string {
  const translate = useTranslate();
  const formatChange = useFormatChange();
  return (compare, now, before) => {
    if (compare === 'none' || before === undefined) return '';
    const change = formatChange(now, before);
    return before === 0
      ? ` ${change}.`
      : ` ${translate(`areas.statistics.against.${compare}`, { change })}`;
  };
}

const LISTED = 'areas.statistics.listed';

/** A figure, its value in the compared days, and the address of its records. */
export interface Figure {
  name: string;
  value: number;
  before: number | undefined;
  to: string | undefined;
  /** Number of records listed at `to`, if it may be lower than the count. */
  listed?: number | undefined;
}

/** Renders figures with their change; figures of leads link to the lead list. */
export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  const translate = useTranslate();
  const format = useFigureFormat();
  const formatChange = useFormatChange();
  return (
    <ul className={styles.figures}>
      {figures.map(({ name, value, before, to: address, listed = value }) => {
        // The list would be empty.
        const to = listed === 0 ? undefined : address;
        const label = translate(`areas.statistics.figure.${name}`);
        return (
          <li key={name}>
            <span className={styles.label}>{label}</span>
            <strong>
              {to === undefined || listed !== value ? (
                format(name, value)
              ) : (
                <Link to={to} aria-label={`${label}: ${format(name, value)}`}>
                  {format(name, value)}
                </Link>
              )}
            </strong>
            {to !== undefined && listed !== value && (
              <Link
                to={to}
                aria-label={`${label}: ${translate(LISTED, { count: format(name, listed) })}`}
              >
                {translate(LISTED, { count: format(name, listed) })}
              </Link>
            )}
            {before !== undefined && (
              <span className={styles.change}>{formatChange(value, before)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
