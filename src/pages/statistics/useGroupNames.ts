import { formatDate, formatMonth } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';

/** Returns the names of groups of days. */
export function useGroupNames() {
  const locale = useLocale();
  return (groups: readonly { day: string }[][], step: 'day' | 'week' | 'month'): string[] =>
    groups.map((rows) => {
      const [first] = rows;
      if (!first) return '';
      return step === 'month'
        ? formatMonth(first.day.slice(0, 7), locale, 'long')
        : formatDate(first.day, locale);
    });
}
