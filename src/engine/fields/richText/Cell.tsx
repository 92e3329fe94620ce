import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';

/** Rich text by its words alone: where it is drawn with its marks, it is sanitised first. */
export const RichTextCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? (
    <span dir="auto">{value.replace(/<[^>]*>/g, ' ')}</span>
  ) : (
    <Nothing />
  );
