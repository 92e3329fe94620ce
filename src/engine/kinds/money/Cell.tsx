import { formatMoney } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { currencyAt } from './currencyAt.ts';

/** Whole units of the currency that the contract, the record or the deployment names. */
export const MoneyCell: Cell = ({ value, field, record }) => {
  const locale = useLocale();
  return typeof value === 'number' ? (
    <bdi>{formatMoney(value, locale, currencyAt(field.facts, record))}</bdi>
  ) : (
    <EmptyValue />
  );
};
