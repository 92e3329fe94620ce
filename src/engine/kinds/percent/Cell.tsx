import { formatPercent } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

export const PercentCell: Cell = ({ value }) => {
  const locale = useLocale();
  return typeof value === 'number' ? <bdi>{formatPercent(value, locale)}</bdi> : <EmptyValue />;
};
