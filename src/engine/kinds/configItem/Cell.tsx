import { EmptyValue } from '../EmptyValue.tsx';
import { WaitingValue } from '../WaitingValue.tsx';
import type { Cell } from '../../definition/field.ts';
import { useConfigList } from './useConfigItems.ts';

/** Renders the name of a configuration list's item. */
export const ConfigItemCell: Cell = ({ value, field }) => {
  const { items, isLoading } = useConfigList(field.facts.list);
  if (typeof value !== 'string') return <EmptyValue />;
  // The key is not readable text.
  if (isLoading) return <WaitingValue />;
  return <bdi>{items.find((item) => item.itemId === value)?.value ?? value}</bdi>;
};
