import { useTranslate } from 'ra-core';
import { formatMoney } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { groupsOf, rowsOf, type PlacedPrice } from './weekPrices.ts';

/** `Hafta içi 1.500 TL · Hafta sonu 1.800 TL`; options stand below each other. */
export const WeekPricesCell: Cell = ({ value }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const words = ({ row: { weekPeriod, price, currency } }: PlacedPrice) =>
    typeof weekPeriod === 'string' && typeof price === 'number'
      ? [
          `${translate(`engine.weekPrices.${weekPeriod}`)} ${formatMoney(price, locale, typeof currency === 'string' ? currency : undefined)}`,
        ]
      : [];
  const lines = groupsOf(rowsOf(value))
    .map((group) => group.flatMap(words).join(' · '))
    .filter((line) => line !== '');
  if (lines.length === 0) return <EmptyValue />;
  return lines.map((line, index) => (
    <bdi key={index} style={{ display: 'block' }}>
      {line}
    </bdi>
  ));
};
