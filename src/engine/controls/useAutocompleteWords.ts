import { useTranslate } from 'react-admin';

/** Returns the words of MUI's Autocomplete, which speaks English by itself. */
export function useAutocompleteWords() {
  const translate = useTranslate();
  return {
    noOptionsText: translate('ui.state.noResults'),
    loadingText: translate('ui.state.loading'),
    clearText: translate('ui.action.clear'),
    openText: translate('ui.action.open'),
    closeText: translate('ui.action.close'),
  };
}
