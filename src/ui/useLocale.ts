import { useI18nProvider } from 'react-admin';

/**
 * Returns the page's language, like react-admin's hook of this name. It needs no subscription, since a change of
 * language reloads the page; a subscription per list cell would be noticeably slow.
 */
export const useLocale = (): string => useI18nProvider().getLocale();
