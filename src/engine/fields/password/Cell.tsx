import { Nothing } from '../Nothing.tsx';
import type { Cell } from '../field.ts';

/** A password is never shown. */
export const PasswordCell: Cell = () => <Nothing />;
