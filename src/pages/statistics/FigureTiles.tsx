import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { formatMoneyMinor, formatNumber, formatPercent } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { changeOf } from './range.ts';
import styles from './ReportPage.module.css';
import { leadsOf, type FigureName } from './reportFigures.ts';

/** Returns the formatter of figures: money where it is money. */
export function useFigureFormat(): (name: FigureName, value: number) => string {
  const locale = useLocale();
  return (name, value) =>
    name === 'incomeMinor' ? formatMoneyMinor(value, locale) : formatNumber(value, locale);
}

/** Returns a change in words: more, fewer, as many, or nothing to compare with. */
export function useChangeWords(): (now: number, before: number) => string {
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

interface FigureTilesProps {
  names: readonly FigureName[];
  report: Schemas['StatReport'];
  today: string;
  mayRead: boolean;
}

/** Figures with their change; those of leads lead to the leads. */
export function FigureTiles({ names, report, today, mayRead }: FigureTilesProps) {
  const translate = useTranslate();
  const format = useFigureFormat();
  const changeWords = useChangeWords();
  return (
    <ul className={styles.figures}>
      {names.map((name) => {
        const value = report.figures[name];
        const to = mayRead ? leadsOf(name, report, today) : undefined;
        const label = translate(`areas.statistics.figure.${name}`);
        return (
          <li key={name}>
            <span className={styles.label}>{label}</span>
            <strong>
              {to === undefined ? (
                format(name, value)
              ) : (
                <Link to={to} aria-label={`${label}: ${format(name, value)}`}>
                  {format(name, value)}
                </Link>
              )}
            </strong>
            {report.before && (
              <span className={styles.change}>{changeWords(value, report.before[name])}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
