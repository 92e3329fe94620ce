import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEventStream, type StreamBlock } from './readEventStream.ts';

/** Creates a stream of these chunks, which then ends or stays open. */
function streamOf(pieces: readonly Uint8Array[], ends = true): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      if (ends) controller.close();
    },
  });
}

async function blocksOf(stream: ReadableStream<Uint8Array>): Promise<StreamBlock[]> {
  const blocks: StreamBlock[] = [];
  for await (const block of readEventStream(stream)) blocks.push(block);
  return blocks;
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a stream of server-sent events', () => {
  it('is split into blocks, whatever its line endings', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = [
        'retry: 2000',
        '',
        ':',
        '',
        'id: 7',
        'event: lead',
        'data: {',
        'data:}',
        '',
        'data: x',
      ];
      expect(await blocksOf(streamOf([bytes(text.join(end))]))).toEqual([
        { event: '', data: '' },
        { event: '', data: '' },
        { event: 'lead', data: '{\n}' },
      ]);
    }
  });

  it('returns the same for any chunks, even within a character', async () => {
    const encoded = bytes('event: lead\r\ndata: {"coupleName":"Çağla 👰"}\r\n\r\n:\r\n\r\n');
    const expected = await blocksOf(streamOf([encoded]));
    expect(expected).toHaveLength(2);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(encoded.length), { maxLength: 6 }), async (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), encoded.length];
        const pieces = at.slice(1).map((end, index) => encoded.slice(at[index], end));
        expect(await blocksOf(streamOf(pieces))).toEqual(expected);
      }),
    );
  });

  it('is cancelled after a silence', async () => {
    const blocks = readEventStream(streamOf([bytes(':\n\n')], false), 20);
    expect((await blocks.next()).value).toEqual({ event: '', data: '' });
    await expect(blocks.next()).rejects.toThrow('silent');
  });

  it('is cancelled when its reader stops', async () => {
    let isCancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes(':\n\n')),
      cancel: () => {
        isCancelled = true;
      },
    });
    const blocks = readEventStream(stream);
    await blocks.next();
    await blocks.return(undefined);
    await expect.poll(() => isCancelled).toBe(true);
  });
});
