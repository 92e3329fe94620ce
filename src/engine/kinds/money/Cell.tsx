import { formatMoney } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { currencyAt } from './currencyAt.ts';

/** Renders an amount in whole units, in the currency of the contract, the record or the deployment. */
export const MoneyCell: Cell = ({ value, field, record }) => {
  const locale = useLocale();
  return typeof value === 'number' ? (
    <bdi>{formatMoney(value, locale, currencyAt(field.facts, record))}</bdi>
  ) : (
    <EmptyValue />
  );
};
