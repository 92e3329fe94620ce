/**
 * Returns the displayed position of each record while one is lifted. The order of elements does not change, so the
 * focus is kept.
 * @returns the position for each index
 */
export function positionsWith(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === from) return to;
    if (from < index && index <= to) return index - 1;
    if (to <= index && index < from) return index + 1;
    return index;
  });
}
