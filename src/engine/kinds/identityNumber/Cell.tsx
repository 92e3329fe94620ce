import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

/** An identity or tax number: from left to right, in figures of one width. */
export const IdentityNumberCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? (
    <bdi dir="ltr" className="tabular">
      {value}
    </bdi>
  ) : (
    <EmptyValue />
  );
