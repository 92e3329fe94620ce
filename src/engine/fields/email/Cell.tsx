import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';

export const EmailCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? (
    <a href={`mailto:${value}`} dir="ltr">
      {value}
    </a>
  ) : (
    <Nothing />
  );
