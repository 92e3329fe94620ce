import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { ReferencedName } from '../reference/Cell.tsx';
import { groupsOf, rowsOf, type PlacedPrice } from './weekPrices.ts';

/** Renders prices by option, one option per line: `Lüks menü: Hafta içi 1.500 TL · Hafta sonu 1.800 TL`. */
export const WeekPricesCell: Cell = ({ value, field }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const reference = field.facts.fields?.['catalogItemOptionId']?.ref;
  const textsOf = ({ row: { weekPeriod, price, currency } }: PlacedPrice) =>
    typeof weekPeriod === 'string' && typeof price === 'number'
      ? [
          `${translate(`engine.weekPrices.${weekPeriod}`)} ${formatMoney(price, locale, typeof currency === 'string' ? currency : undefined)}`,
        ]
      : [];
  const lines = groupsOf(rowsOf(value))
    .map((group) => ({
      option: group[0]?.row.catalogItemOptionId,
      text: group.flatMap(textsOf).join(' · '),
    }))
    .filter(({ text }) => text !== '');
  if (lines.length === 0) return <EmptyValue />;
  return lines.map(({ option, text }, index) => (
    <bdi key={index} style={{ display: 'block' }}>
      {typeof option === 'number' && reference !== undefined && (
        <>
          <ReferencedName id={option} reference={reference} />
          {': '}
        </>
      )}
      {text}
    </bdi>
  ));
};
