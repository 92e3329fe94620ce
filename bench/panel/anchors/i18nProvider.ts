import polyglotI18nProvider from 'ra-i18n-polyglot';
import { ra } from '#i18n/en/ra.ts';

const english = [{ locale: 'en', name: 'English' }];

/** Messages of react-admin. Its English package is not installed; these are about as many. */
export const i18nProvider = polyglotI18nProvider(() => ({ ra }), 'en', english, {
  allowMissing: true,
});
