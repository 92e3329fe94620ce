import type { StoragePort } from '../ports/storage/port.ts';
import type { FieldFault } from './apiError.ts';

/** Form whose files are stored before a transaction is opened. */
interface Prepared {
  /** Body that the handler receives instead of the form. */
  body: Record<string, unknown>;
  faults: FieldFault[];
  /** Deletes the stored files if the request fails. */
  undo(): Promise<void>;
}

interface Dependencies {
  storage: StoragePort;
  /** Customer of the caller; undefined for a public operation. */
  customerId: number | undefined;
}

/** Validates a form's files, and stores them if the whole form is valid. */
export type Prepare = (
  form: Record<string, unknown>,
  isValid: boolean,
  dependencies: Dependencies,
) => Promise<Prepared>;
