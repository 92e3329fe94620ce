import type { Readable } from 'node:stream';

/** Streaming response (server-sent events) that either side may end. */
export class SentStream {
  /**
   * @param open called after the commit of the request's transaction, with a signal that aborts when the client
   * disconnects; may reject
   */
  constructor(readonly open: (gone: AbortSignal) => Promise<Readable>) {}

  headers(): Record<string, string> {
    return {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Stops proxies from buffering the response.
      'x-accel-buffering': 'no',
    };
  }
}
