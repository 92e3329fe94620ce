/** Props of a custom cell. */
export interface CellProps<V, R> {
  value: V;
  record: R;
}

/** Props of a custom input. react-admin's useInput registers it with react-hook-form under `source`. */
export interface InputProps {
  source: string;
}
