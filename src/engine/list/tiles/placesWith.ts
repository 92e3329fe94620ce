/**
 * Returns the places of records while one of them is lifted: the element order stays, so that the focus does.
 * @returns for each index the place at which it is shown
 */
export function placesWith(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === from) return to;
    if (from < index && index <= to) return index - 1;
    if (to <= index && index < from) return index + 1;
    return index;
  });
}
