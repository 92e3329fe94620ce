/** Returns true for the error of a file of the panel that could not be fetched: no connection, or another release. */
export function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Unable to preload CSS/i.test(error.message)
  );
}
