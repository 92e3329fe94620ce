import polyglotI18nProvider from 'ra-i18n-polyglot';
import { ra } from '#i18n/en/ra.ts';

const english = [{ locale: 'en', name: 'English' }];

/** react-admin's words. The package of its own English is not among ours; these words are as many. */
export const i18nProvider = polyglotI18nProvider(() => ({ ra }), 'en', english, {
  allowMissing: true,
});
