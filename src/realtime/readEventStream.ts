/** One block of a stream of server-sent events; a comment or a setting has no data. */
export interface StreamBlock {
  event: string;
  data: string;
}

/** The other side sends at least a comment every 15 seconds: this long without one it has gone. */
const SILENCE_MS = 40_000;

function blockOf(lines: readonly string[]): StreamBlock {
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  const plain = (value: string) => (value.startsWith(' ') ? value.slice(1) : value);
  return {
    event: plain(valuesOf('event').at(-1) ?? ''),
    data: valuesOf('data').map(plain).join('\n'),
  };
}

/** The next piece; rejects where none comes for too long. */
async function nextPiece(reader: ReadableStreamDefaultReader<string>, silenceMs: number) {
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

/** The blocks of a stream of server-sent events as they come; ends with it, throws where it breaks or falls silent. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  silenceMs = SILENCE_MS,
): AsyncGenerator<StreamBlock> {
  const decoder = new TextDecoder();
  const reader = body
    .pipeThrough(
      new TransformStream<Uint8Array, string>({
        transform: (chunk, controller) =>
          controller.enqueue(decoder.decode(chunk, { stream: true })),
      }),
    )
    .getReader();
  let rest = '';
  let lines: string[] = [];
  try {
    for (;;) {
      const { done, value } = await nextPiece(reader, silenceMs);
      if (done) return;
      const pieces = (rest + value).split(/\r\n|\n|\r(?!$)/);
      rest = pieces.pop() ?? '';
      for (const line of pieces) {
        if (line !== '') lines.push(line);
        else if (lines.length > 0) {
          yield blockOf(lines);
          lines = [];
        }
      }
    }
  } finally {
    // Left early, the connection must not stay.
    await reader.cancel().catch(() => undefined);
  }
}
