import { createParser } from 'eventsource-parser';

/** One block of a stream of server-sent events; a comment or a setting has neither name nor data. */
export interface StreamBlock {
  event: string;
  data: string;
}

/**
 * Milliseconds without data after which the connection counts as lost; the server sends at least a
 * comment every 15 seconds.
 */
const SILENCE_MS = 40_000;

/**
 * Reads the next chunk.
 * @throws Error if none arrives within `silenceMs`
 */
async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>, silenceMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the stream fell silent')), silenceMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Yields the blocks of a stream of server-sent events until the stream ends.
 * @throws Error if the connection breaks or receives no data for `silenceMs`
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  silenceMs = SILENCE_MS,
): AsyncGenerator<StreamBlock> {
  const blocks: StreamBlock[] = [];
  const addSignOfLife = () => blocks.push({ event: '', data: '' });
  const parser = createParser({
    onEvent: ({ event = '', data }) => blocks.push({ event, data }),
    onComment: addSignOfLife,
    onRetry: addSignOfLife,
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await nextPiece(reader, silenceMs);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* blocks.splice(0);
    }
  } finally {
    // A stream that is left early must be closed.
    await reader.cancel().catch(() => undefined);
  }
}
