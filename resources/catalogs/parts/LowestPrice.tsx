import type { RecordOf } from '../../../src/engine/definition/manifest.ts';
import type { catalogs } from '#contract/manifest/catalogs.ts';
import type { CellProps } from '../../../src/engine/definition/cellProps.ts';
import { EmptyValue } from '../../../src/engine/kinds/EmptyValue.tsx';
import { formatMoney } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';

/** A lowest price in the currency of the list's own prices. */
export function LowestPrice({
  value,
  record,
}: CellProps<number | null, RecordOf<typeof catalogs>>) {
  const locale = useLocale();
  if (typeof value !== 'number') return <EmptyValue />;
  return <bdi>{formatMoney(value, locale, record.prices[0]?.currency)}</bdi>;
}
