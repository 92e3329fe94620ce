import { EmptyValue } from '../EmptyValue.tsx';
import type { Cell } from '../../definition/field.ts';
import { useConfigItems } from './useConfigItems.ts';

/** The words of an entry of a configuration list. */
export const ConfigItemCell: Cell = ({ value, field }) => {
  const items = useConfigItems(field.facts.list);
  if (typeof value !== 'string') return <EmptyValue />;
  return <bdi>{items.find((item) => item.itemId === value)?.value ?? value}</bdi>;
};
