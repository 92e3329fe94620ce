import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';

const HOUR = 60;

/** Returns a formatter of whole minutes: `3 sa 20 dk`. */
export function useFormatDuration(): (minutes: number) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return (minutes) =>
    translate(`resources.leadStats.duration.${minutes < HOUR ? 'minutes' : 'hours'}`, {
      hours: formatNumber(Math.floor(minutes / HOUR), locale),
      minutes: minutes % HOUR,
    });
}
