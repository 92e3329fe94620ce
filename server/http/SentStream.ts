import type { Readable } from 'node:stream';

/** An answer that goes on: server-sent events, until either side ends it. */
export class SentStream {
  /** @param open called once the request's transaction is committed, with what tells that the caller has gone; may refuse */
  constructor(readonly open: (gone: AbortSignal) => Promise<Readable>) {}

  headers(): Record<string, string> {
    return {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // A proxy that collects an answer before it sends it on would keep the news for itself.
      'x-accel-buffering': 'no',
    };
  }
}
