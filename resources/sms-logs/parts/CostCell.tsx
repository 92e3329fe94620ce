import type { CellProps } from '../../../src/engine/definition/cellProps.ts';
import { formatMoneyMinor } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';

/** Renders the cost of a message in the deployment's currency; a dash if unknown. */
export function CostCell({ value }: CellProps<number | null, unknown>) {
  const locale = useLocale();
  return value === null ? '–' : <bdi>{formatMoneyMinor(value, locale)}</bdi>;
}
