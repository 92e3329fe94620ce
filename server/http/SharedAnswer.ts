import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** An answer that holds nobody's secrets: pages of any origin may read it, and caches may keep it. */
export class SharedAnswer<T> {
  /** @param seconds for which a cache may show it without asking again */
  constructor(
    readonly answer: T,
    readonly seconds: number,
  ) {}

  /** Sets the headers of the answer's text; true where the caller has it already. */
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
