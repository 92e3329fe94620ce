import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

const isWord = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Renders text in bidirectional isolation, so that another script does not reorder the text around it. */
export const TextCell: Cell = ({ value }) => {
  const words = (Array.isArray(value) ? value : [value]).filter(isWord);
  return words.length > 0 ? <bdi>{words.join(', ')}</bdi> : <EmptyValue />;
};
