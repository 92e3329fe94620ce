import { EmptyValue } from '../EmptyValue.tsx';
import type { Cell } from '../../definition/field.ts';

/** Renders an empty cell; a password is never shown. */
export const PasswordCell: Cell = () => <EmptyValue />;
