import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { spacedIban } from './iban.ts';

/** Renders an IBAN in groups of four, left to right in every language. */
export const IbanCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? (
    <bdi dir="ltr" className="tabular">
      {spacedIban(value)}
    </bdi>
  ) : (
    <EmptyValue />
  );
