/** Base path of stored files. */
export const FILES = '/files/';

/** Returns the key of a URL's stored file; none for external URLs. */
export const keysOfUrl = (url: string | null | undefined): string[] =>
  url?.startsWith(FILES) ? [url.slice(FILES.length)] : [];
