import { formatMoney } from '../../../ui/format.ts';
import { currencyOf } from '../../../ui/region.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

/** Whole units of the currency that the contract or the deployment names. */
export const MoneyCell: Cell = ({ value, field }) => {
  const locale = useLocale();
  return typeof value === 'number' ? (
    <bdi>{formatMoney(value, locale, currencyOf(field.facts.currency))}</bdi>
  ) : (
    <EmptyValue />
  );
};
