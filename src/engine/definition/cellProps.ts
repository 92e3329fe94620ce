import type { ReactNode } from 'react';

/** Props of a custom cell. */
export interface CellProps<V, R> {
  value: V;
  record: R;
}

/**
 * Props of a custom input. react-admin's useInput registers it with react-hook-form under `source`;
 * react-admin's own inputs accept all of these but `error`.
 */
export interface InputProps {
  source: string;
  /** Translated label. */
  label: string;
  /** Translated help; false where the field has none. */
  helperText: string | false;
  isRequired: boolean;
  /** True where an impersonating agent may read the field only. */
  readOnly: boolean;
  /** Message of the contract's check or of the API, in the user's language; undefined while there is none. */
  error: ReactNode;
}
