import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

/** Renders text of several lines. */
export const LongTextCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? <span dir="auto">{value}</span> : <EmptyValue />;
