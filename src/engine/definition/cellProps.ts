import type { TranslateFunction } from 'react-admin';
import type { ReactNode } from 'react';

/** Props of a custom cell. */
export interface CellProps<V, R> {
  value: V;
  record: R;
}

/** Content of a table cell that needs no element of its own; attributes belong to the `td`. */
export interface PlainCell {
  /** Shown as a dash if empty. */
  text: string;
  title?: string;
  /** Text that may read the other way than the page. */
  dir?: 'auto';
  /** Meaning of the dot before the text, part of the link's accessible name; without it there is no dot. */
  dot?: string | undefined;
}

/** Record and language that a plain cell is written for. */
export interface PlainCellProps<R> {
  record: R;
  locale: string;
  translate: TranslateFunction;
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
