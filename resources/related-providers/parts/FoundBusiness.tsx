import Alert from '@mui/material/Alert';
import { useInput, useTranslate } from 'react-admin';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';
import { useFoundProviders } from './useFoundProviders.ts';

/** Renders the selected marketplace provider; nothing for a manually entered name. */
export function FoundBusiness({ source, error }: InputProps) {
  const translate = useTranslate();
  const { field } = useInput({ source, defaultValue: null });
  const { field: name } = useInput({ source: 'name', defaultValue: '' });
  const found = useFoundProviders(String(name.value));
  const page = found.find(({ id }) => id === field.value);
  if (error !== undefined) return <Alert severity="error">{error}</Alert>;
  if (!page) return null;
  const { categoryName: category, cityName: city } = page;
  return (
    <Alert severity="success" role="status">
      {translate('resources.relatedSearch.found', { category, city })}
    </Alert>
  );
}
