import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

const isWord = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Text as it is, isolated so that a name in another script keeps its place. */
export const TextCell: Cell = ({ value }) => {
  const words = (Array.isArray(value) ? value : [value]).filter(isWord);
  return words.length > 0 ? <bdi>{words.join(', ')}</bdi> : <EmptyValue />;
};
