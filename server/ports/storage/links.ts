import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links to private files: whoever has one reads the file until it ends. */
export interface FileLinks {
  /** Path with the moment at which it ends and its signature; the same until midnight UTC. */
  link(key: string, now: Date): string;
  /** True if the path's query is one of ours and has not ended. */
  isOpen(key: string, query: { ends?: unknown; signature?: unknown }, now: Date): boolean;
}

const DAY_MS = 86_400_000;

/** Makes and checks links; processes with one secret open each other's. */
export function fileLinks(secret: string): FileLinks {
  const sign = (key: string, ends: string) =>
    createHmac('sha256', secret).update(`${ends} ${key}`).digest('base64url');
  return {
    link(key, now) {
      // The end of tomorrow: a browser keeps what it has fetched today.
      const ends = String(((Math.floor(now.getTime() / DAY_MS) + 2) * DAY_MS) / 1000);
      return `/files/${key}?ends=${ends}&signature=${sign(key, ends)}`;
    },
    isOpen(key, { ends, signature }, now) {
      if (typeof ends !== 'string' || typeof signature !== 'string') return false;
      if (!/^\d{1,12}$/.test(ends) || Number(ends) * 1000 <= now.getTime()) return false;
      const wanted = Buffer.from(sign(key, ends));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
