import { EmptyValue } from '../EmptyValue.tsx';
import type { Cell } from '../../definition/field.ts';
import styles from './Cell.module.css';
import { useConfigList } from './useConfigItems.ts';

/** The words of an entry of a configuration list. */
export const ConfigItemCell: Cell = ({ value, field }) => {
  const { items, isLoading } = useConfigList(field.facts.list);
  if (typeof value !== 'string') return <EmptyValue />;
  // Its key is nothing to read.
  if (isLoading) return <span className={`after-a-moment ${styles.waiting}`} aria-hidden="true" />;
  return <bdi>{items.find((item) => item.itemId === value)?.value ?? value}</bdi>;
};
