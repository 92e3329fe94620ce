import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Public response that any origin may read and caches may store. */
export class SharedAnswer<T> {
  /** @param seconds `max-age` of caches */
  constructor(
    readonly answer: T,
    readonly seconds: number,
  ) {}

  /** Sets the caching headers of the response. @returns true if the client has this version (304) */
  isKnown(reply: FastifyReply, text: string): boolean {
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    void reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': `public, max-age=${this.seconds}, stale-if-error=86400`,
      etag,
    });
    return reply.request.headers['if-none-match'] === etag;
  }
}
