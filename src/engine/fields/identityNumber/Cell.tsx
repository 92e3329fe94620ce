import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';

/** An identity or tax number: from left to right, in figures of one width. */
export const IdentityNumberCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? (
    <bdi dir="ltr" className="tabular">
      {value}
    </bdi>
  ) : (
    <Nothing />
  );
