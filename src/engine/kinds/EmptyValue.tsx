/** An empty cell: a dash to the eye, nothing to the ear. */
export function EmptyValue() {
  return <span aria-hidden="true">–</span>;
}
