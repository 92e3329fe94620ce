const LETTERS = 26;
const FIRST_LETTER = 65;

/** Returns the letters for a provider without a name: A to Z, then AA, like spreadsheet columns. */
export function lettersOf(index: number): string {
  const before = Math.floor(index / LETTERS);
  const own = String.fromCharCode(FIRST_LETTER + (index % LETTERS));
  return before === 0 ? own : lettersOf(before - 1) + own;
}

/**
 * Returns the providers with names; those that the package keeps anonymous get letters in the order of their rates.
 */
export function namedRivals<Provider extends { name: string | null }>(
  providers: readonly Provider[],
  unnamed: (letters: string) => string,
): (Provider & { name: string })[] {
  let count = 0;
  return providers.map((provider) => {
    if (provider.name !== null) return { ...provider, name: provider.name };
    count += 1;
    return { ...provider, name: unnamed(lettersOf(count - 1)) };
  });
}
