import { useTranslate } from 'react-admin';

/** Returns the translated messages of MUI's Autocomplete, whose defaults are English. */
export function useAutocompleteMessages() {
  const translate = useTranslate();
  return {
    noOptionsText: translate('ui.state.noResults'),
    loadingText: translate('ui.state.loading'),
    clearText: translate('ui.action.clear'),
    openText: translate('ui.action.open'),
    closeText: translate('ui.action.close'),
  };
}
