import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '../../time/day.ts';

/** Signed links to private files, which grant access until they expire. */
export interface FileLinks {
  /**
   * Returns a path with expiry and signature; the same until midnight UTC, so that browsers can cache the file.
   */
  link(key: string, now: Date): string;
  /** Returns true if the path's query is signed and has not expired. */
  isOpen(key: string, query: { ends?: unknown; signature?: unknown }, now: Date): boolean;
}

/** Creates and validates links; processes with the same secret accept each other's. */
export function fileLinks(secret: string): FileLinks {
  const sign = (key: string, ends: string) =>
    createHmac('sha256', secret).update(`${ends} ${key}`).digest('base64url');
  return {
    link(key, now) {
      // Expires at the end of tomorrow, so that a browser's cache stays valid today.
      const ends = String(((Math.floor(now.getTime() / DAY_MS) + 2) * DAY_MS) / 1000);
      return `/files/${key}?ends=${ends}&signature=${sign(key, ends)}`;
    },
    isOpen(key, { ends, signature }, now) {
      if (typeof ends !== 'string' || typeof signature !== 'string') return false;
      if (!/^\d{1,12}$/.test(ends) || Number(ends) * 1000 <= now.getTime()) return false;
      const expected = Buffer.from(sign(key, ends));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
