import type { Schemas } from '#contract/types.ts';
import type { OpenStream } from './OpenStream.ts';

/** Milliseconds between heartbeats, because proxies close idle connections. */
const HEARTBEAT_MS = 15_000;

export const EVENT_BATCH_SIZE = 100;

/** Reads the events after an id, at most EVENT_BATCH_SIZE. */
export type ReadAfter = (id: number) => Promise<Schemas['RealtimeEvent'][]>;

const written = (event: Schemas['RealtimeEvent']) =>
  `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

const hintText = (stream: OpenStream) =>
  stream
    .takeHints()
    .map((hint) => `event: hint\ndata: ${JSON.stringify(hint)}\n\n`)
    .join('');

/**
 * Yields the text of an event stream: missed events, then new ones, and a comment line after each silent
 * interval.
 */
export async function* eventStream(
  stream: OpenStream,
  read: ReadAfter,
  after: number,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<string> {
  try {
    // Sent first, so that proxies forward the headers at once.
    yield 'retry: 2000\n\n';
    let last = after;
    for (;;) {
      const events = await read(last);
      for (const event of events) yield written(event);
      last = events.at(-1)?.id ?? last;
      if (events.length === EVENT_BATCH_SIZE) continue;
      let waited = await stream.wait(heartbeatMs);
      while (waited === 'silence' || waited === 'hinted') {
        yield waited === 'hinted' ? hintText(stream) : ':\n\n';
        waited = await stream.wait(heartbeatMs);
      }
      if (waited === 'end') return;
    }
  } finally {
    stream.end();
  }
}
