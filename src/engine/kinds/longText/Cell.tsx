import type { Cell } from '../../fields/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

/** Text of several lines. */
export const LongTextCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? <span dir="auto">{value}</span> : <EmptyValue />;
