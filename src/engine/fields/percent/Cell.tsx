import { useLocale } from 'ra-core';
import { formatPercent } from '../../../ui/format.ts';
import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';

export const PercentCell: Cell = ({ value }) => {
  const locale = useLocale();
  return typeof value === 'number' ? <bdi>{formatPercent(value, locale)}</bdi> : <Nothing />;
};
