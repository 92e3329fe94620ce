import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';

/** Text of several lines. */
export const LongTextCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? <span dir="auto">{value}</span> : <Nothing />;
