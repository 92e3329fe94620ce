/** An empty cell: a dash to the eye, nothing to the ear. */
export function Nothing() {
  return <span aria-hidden="true">–</span>;
}
