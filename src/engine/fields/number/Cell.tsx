import { formatNumber } from '../../../ui/format.ts';
import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';
import { useLocale } from '../../../ui/useLocale.ts';

export const NumberCell: Cell = ({ value }) => {
  const locale = useLocale();
  return typeof value === 'number' ? <span>{formatNumber(value, locale)}</span> : <Nothing />;
};
