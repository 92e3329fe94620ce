import { useI18nProvider } from 'react-admin';

/**
 * The language of this page, as react-admin's hook of this name says it. Another language comes with another
 * page, so that nothing has to listen for one: in each cell of a list that is felt.
 */
export const useLocale = (): string => useI18nProvider().getLocale();
