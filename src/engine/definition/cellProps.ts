/** What a cell escape is given. */
export interface CellProps<V, R> {
  value: V;
  record: R;
}

/** What an input escape is given; it is registered with react-hook-form under `source` by react-admin's useInput. */
export interface InputProps {
  source: string;
}
