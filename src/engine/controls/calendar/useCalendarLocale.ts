import type { Locale } from 'date-fns';
import { useEffect, useState } from 'react';
import { languageOf } from '../../../ui/language.ts';
import { useLocale } from '../../../ui/useLocale.ts';

const load = {
  tr: async () => (await import('date-fns/locale/tr')).tr,
  en: async () => (await import('date-fns/locale/en-GB')).enGB,
  de: async () => (await import('date-fns/locale/de')).de,
  ar: async () => (await import('date-fns/locale/ar')).ar,
};

/**
 * Returns the date-fns locale of the panel's language (month names, first day of the week); undefined until it is
 * loaded.
 */
export function useCalendarLocale(): Locale | undefined {
  const language = languageOf(useLocale()) ?? 'tr';
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let isCurrent = true;
    void load[language]().then((loaded) => {
      if (isCurrent) setLocale(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return locale;
}
