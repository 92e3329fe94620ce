import type { Schemas } from '#contract/types.ts';
import { formatDate, formatMonth } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';

/** Returns the names of the steps of a report. */
export function useStepNames() {
  const locale = useLocale();
  return ({ days, step }: Pick<Schemas['StatReport'], 'days' | 'step'>): string[] =>
    days.map(({ day }) =>
      step === 'month' ? formatMonth(day.slice(0, 7), locale, 'long') : formatDate(day, locale),
    );
}
