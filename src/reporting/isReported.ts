/** Status codes that need no report: expected responses, and errors that the server logs itself. */
const UNREPORTED: ReadonlySet<number> = new Set([401, 403, 404, 500, 503]);

/** Matches errors of a lost connection, of files removed by a release, and harmless browser messages. */
const NOISE =
  /failed to fetch|networkerror|load failed|network error|dynamically imported module|unable to preload|importing a module script failed|resizeobserver loop/i;

/** Returns true if an API response with this status is worth a report; 0 means no response. */
export const isReportedStatus = (status: number): boolean =>
  status !== 0 && !UNREPORTED.has(status);

/** Returns true if a thrown value is worth a report. API responses are reported where they are received. */
export function isReportedError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return error !== undefined && error !== null;
  if ('status' in error && typeof error.status === 'number') return false;
  if ('name' in error && error.name === 'AbortError') return false;
  return !(error instanceof Error && NOISE.test(error.message));
}
