import { EmptyValue } from '../EmptyValue.tsx';
import type { Cell } from '../../fields/field.ts';

/** A password is never shown. */
export const PasswordCell: Cell = () => <EmptyValue />;
