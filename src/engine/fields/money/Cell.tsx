import { useLocale } from 'ra-core';
import { formatMoney } from '../../../ui/format.ts';
import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';

/** Whole units of the currency that the contract names. */
export const MoneyCell: Cell = ({ value, field }) => {
  const locale = useLocale();
  return typeof value === 'number' ? (
    <bdi>{formatMoney(value, locale, field.facts.currency)}</bdi>
  ) : (
    <Nothing />
  );
};
