import { formatNumber } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';

export const NumberCell: Cell = ({ value }) => {
  const locale = useLocale();
  return typeof value === 'number' ? <span>{formatNumber(value, locale)}</span> : <Nothing />;
};
