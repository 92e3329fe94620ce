import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';

/** Renders the number of a gallery's photos. */
export function PhotoCount({ value }: { value: number }) {
  const translate = useTranslate();
  const count = formatNumber(value, useLocale());
  return translate('resources.galleries.photoCount', { smart_count: value, count });
}
