import type { StoragePort } from '../ports/storage/port.ts';
import type { FieldFault } from './apiError.ts';

/** A form with its files taken care of, before any transaction is open. */
interface Prepared {
  /** Body that the handler receives instead of the form. */
  body: Record<string, unknown>;
  faults: FieldFault[];
  /** Takes back what was done, where the request comes to nothing. */
  undo(): Promise<void>;
}

interface Dependencies {
  storage: StoragePort;
  /** The caller's account; undefined for a public operation. */
  customerId: number | undefined;
}

/** Takes care of a form's files: looks at them, and stores them where they and the rest have no fault. */
export type Prepare = (
  form: Record<string, unknown>,
  isValid: boolean,
  surroundings: Dependencies,
) => Promise<Prepared>;
