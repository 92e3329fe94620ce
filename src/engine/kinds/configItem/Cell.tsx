import { EmptyValue } from '../EmptyValue.tsx';
import { WaitingValue } from '../WaitingValue.tsx';
import type { Cell } from '../../definition/field.ts';
import { useConfigList } from './useConfigItems.ts';

/** The words of an entry of a configuration list. */
export const ConfigItemCell: Cell = ({ value, field }) => {
  const { items, isLoading } = useConfigList(field.facts.list);
  if (typeof value !== 'string') return <EmptyValue />;
  // Its key is nothing to read.
  if (isLoading) return <WaitingValue />;
  return <bdi>{items.find((item) => item.itemId === value)?.value ?? value}</bdi>;
};
