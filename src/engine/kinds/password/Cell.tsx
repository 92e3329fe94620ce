import { EmptyValue } from '../EmptyValue.tsx';
import type { Cell } from '../../definition/field.ts';

/** A password is never shown. */
export const PasswordCell: Cell = () => <EmptyValue />;
