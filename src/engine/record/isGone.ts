/** Statuses of a missing or forbidden record. Other errors leave the loaded record and its forms on the page. */
const GONE: ReadonlySet<unknown> = new Set([403, 404, 410]);

/** Returns true if an error says that the record cannot be shown any longer, also if it is loaded. */
export const isGone = (error: Error): boolean => 'status' in error && GONE.has(error.status);
