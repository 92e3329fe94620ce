import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';

/** A small picture; it says nothing that the record's name does not say. */
export const ImageCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? (
    <img className="cell-image" src={value} alt="" loading="lazy" width={32} height={32} />
  ) : (
    <Nothing />
  );
