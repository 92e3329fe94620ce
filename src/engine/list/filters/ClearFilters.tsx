import { useTranslate } from 'react-admin';
import { Button } from '../../../ui/Button.tsx';
import { useFilters } from './useFilters.ts';

/** Renders a button that removes all filters of the surrounding list; nothing if the user has set none. */
export function ClearFilters() {
  const translate = useTranslate();
  const { isFiltered, set } = useFilters();
  return (
    isFiltered && (
      <Button variant="outlined" onClick={() => set({})}>
        {translate('ui.action.clearAll')}
      </Button>
    )
  );
}
