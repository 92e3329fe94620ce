const LETTERS = 26;
const FIRST_LETTER = 65;

/** Returns the letters for a firm without a name: A to Z, then AA, like spreadsheet columns. */
export function lettersOf(index: number): string {
  const before = Math.floor(index / LETTERS);
  const own = String.fromCharCode(FIRST_LETTER + (index % LETTERS));
  return before === 0 ? own : lettersOf(before - 1) + own;
}

/**
 * Returns the firms with names; those that the package keeps anonymous get letters in the order of their rates.
 */
export function namedRivals<Firm extends { name: string | null }>(
  firms: readonly Firm[],
  unnamed: (letters: string) => string,
): (Firm & { name: string })[] {
  let count = 0;
  return firms.map((firm) => {
    if (firm.name !== null) return { ...firm, name: firm.name };
    count += 1;
    return { ...firm, name: unnamed(lettersOf(count - 1)) };
  });
}
