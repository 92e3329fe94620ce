import { formatPercent } from '../../../ui/format.ts';
import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';
import { useLocale } from '../../../ui/useLocale.ts';

export const PercentCell: Cell = ({ value }) => {
  const locale = useLocale();
  return typeof value === 'number' ? <bdi>{formatPercent(value, locale)}</bdi> : <Nothing />;
};
