/** Renders a dash for an empty cell, hidden from screen readers. */
export function EmptyValue() {
  return <span aria-hidden="true">–</span>;
}
