import type { GetListParams, TranslateFunction } from 'react-admin';
import type { ReactNode } from 'react';

/** Props of a custom cell. */
export interface CellProps<V, R> {
  value: V;
  record: R;
}

/** List that a record's page shows without a limit, as `useInfiniteGetList` reads it from the newest back. */
export interface RecordQuery {
  resource: string;
  params: Required<Pick<GetListParams, 'pagination' | 'sort'>> & { meta?: unknown };
}

/** Content of a table cell that needs no element of its own; attributes belong to the `td`. */
export interface PlainCell {
  /** Shown as a dash if empty. */
  text: string;
  title?: string;
  /** Set for text whose direction may differ from the page's. */
  dir?: 'auto';
  /** Meaning of the dot before the text, part of the link's accessible name; without it there is no dot. */
  dot?: string | undefined;
}

/** Record and language for which a plain cell is rendered. */
export interface PlainCellProps<R> {
  record: R;
  locale: string;
  translate: TranslateFunction;
}

/**
 * Props of a custom input. react-admin's useInput registers it with react-hook-form under `source`. react-admin's
 * own inputs accept all of these props except `error`.
 */
export interface InputProps {
  source: string;
  /** Translated label. */
  label: string;
  /** Translated help text; false if the field has none. */
  helperText: string | false;
  isRequired: boolean;
  /** True if the field is read-only for an impersonating agent. */
  readOnly: boolean;
  /**
   * Error message from the client-side validation or the API, in the user's language; undefined without an error.
   */
  error: ReactNode;
}
