import { formatNumber } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

export const NumberCell: Cell = ({ value }) => {
  const locale = useLocale();
  return typeof value === 'number' ? formatNumber(value, locale) : <EmptyValue />;
};
