import { useTranslate } from 'react-admin';

/** Returns a function that formats the rest of the 24 hours, given in whole minutes, as a phrase. */
export function useFormatTimeLeft(): (left: number) => string {
  const translate = useTranslate();
  return (left) => {
    if (left < 0) return translate('resources.leads.clock.missed');
    return left < 60
      ? translate('resources.leads.clock.minutes', { smart_count: left })
      : translate('resources.leads.clock.hours', { smart_count: Math.floor(left / 60) });
  };
}
