/** Returns the number of letters that must change to turn one word into the other. */
function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const change = (above[column] ?? 0) + (letter === other ? 0 : 1);
      line.push(Math.min(change, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}

/** Returns the name with the smallest edit distance; undefined only if there are no names. */
export function closestName(typed: string, names: readonly string[]): string | undefined {
  const lowerCase = typed.toLowerCase();
  return names.toSorted((a, b) => distance(lowerCase, a) - distance(lowerCase, b))[0];
}
