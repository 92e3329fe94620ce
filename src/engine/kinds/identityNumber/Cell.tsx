import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

/** Renders an identity or tax number, left to right, in tabular figures. */
export const IdentityNumberCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? (
    <bdi dir="ltr" className="tabular">
      {value}
    </bdi>
  ) : (
    <EmptyValue />
  );
