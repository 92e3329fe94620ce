const LONGEST = 160;

/** Both names as one: `Elif Şahin & Can Demir`; one alone where there is no other. */
export function coupleName(bride: string | null, groom: string | null): string {
  return [bride, groom]
    .map((name) => name?.trim() ?? '')
    .filter((name) => name !== '')
    .join(' & ')
    .slice(0, LONGEST);
}
