import type { FastifyRequest } from 'fastify';
import { overloaded } from './apiError.ts';

/** Bytes of forms that a process holds at once by default; it needs some 500 MiB besides. */
const MAX_BYTES = 256 * 1_048_576;

/** Counts the bytes of forms in memory, which are held until their request ends. */
export class UploadMemory {
  readonly #held = new Map<FastifyRequest, number>();
  #free: number;

  constructor(maxBytes = MAX_BYTES) {
    this.#free = maxBytes;
  }

  /**
   * Reserves the announced size of a form, or the operation's limit if it is unknown.
   * @throws ApiError 503 if too many forms are in memory
   */
  reserve(request: FastifyRequest, limit: number): void {
    const bytes = Math.min(Number(request.headers['content-length'] ?? limit), limit);
    if (bytes > this.#free) throw overloaded();
    this.#free -= bytes;
    this.#held.set(request, bytes);
  }

  /** Releases what a request has reserved, if anything. */
  release(request: FastifyRequest): void {
    this.#free += this.#held.get(request) ?? 0;
    this.#held.delete(request);
  }
}
