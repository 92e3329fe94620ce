const MAX_LENGTH = 160;

/** Joins both names: `Elif Şahin & Can Demir`; returns one name if the other is missing. */
export function coupleName(bride: string | null, groom: string | null): string {
  return [bride, groom]
    .map((name) => name?.trim() ?? '')
    .filter((name) => name !== '')
    .join(' & ')
    .slice(0, MAX_LENGTH);
}
