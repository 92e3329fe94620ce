import { boxesOf } from './boxes.ts';

/** Most entries that are read of a table; the places of an hour are fewer. */
const MAX_ENTRIES = 100_000;
/** Bytes of a table before its first entry: version, flags and count. */
const HEAD = 8;

/** Range of bytes in the file: from inclusive, to exclusive. */
export type Range = readonly [from: number, to: number];

/** Returns the content of the first box at a path, such as `mdia/minf`; undefined if there is none. */
export function contentAt(bytes: Buffer, path: string): Buffer | undefined {
  return path
    .split('/')
    .reduce<Buffer | undefined>(
      (part, type) => part && boxesOf(part).find((box) => box.type === type)?.content,
      bytes,
    );
}

/** Reads the entries of a table of 32-bit numbers, `width` numbers each; as many as its bytes hold. */
function entriesOf(table: Buffer | undefined, width: number): number[][] {
  if (!table || table.length < HEAD) return [];
  const held = Math.floor((table.length - HEAD) / (4 * width));
  const count = Math.min(held, table.readUInt32BE(4), MAX_ENTRIES);
  return Array.from({ length: count }, (_, entry) =>
    Array.from({ length: width }, (_one, at) =>
      table.readUInt32BE(HEAD + 4 * (entry * width + at)),
    ),
  );
}

/** Returns the offsets of the chunks in the file, of 32 or 64 bits. */
function chunkOffsets(table: Buffer): number[] {
  const short = contentAt(table, 'stco');
  if (short) return entriesOf(short, 1).flat();
  const long = entriesOf(contentAt(table, 'co64'), 2);
  return long.map(([high = 0, low = 0]) => high * 2 ** 32 + low);
}

/** Returns a function that sums the sizes of the next samples in bytes. */
function sizeReader(table: Buffer): (samples: number) => number {
  const sizes = contentAt(table, 'stsz');
  if (!sizes || sizes.length < HEAD + 4) return () => 0;
  const constant = sizes.readUInt32BE(4);
  if (constant > 0) return (samples) => constant * samples;
  let at = HEAD + 4;
  return (samples) => {
    let sum = 0;
    for (let left = samples; left > 0 && at + 4 <= sizes.length; left -= 1, at += 4)
      sum += sizes.readUInt32BE(at);
    return sum;
  };
}

/** Returns where the samples of a track are in the file, a range for each chunk. @param track content of its box */
export function sampleRanges(track: Buffer): Range[] {
  const table = contentAt(track, 'mdia/minf/stbl');
  if (!table) return [];
  const groups = entriesOf(contentAt(table, 'stsc'), 3);
  const sizeOf = sizeReader(table);
  let group = 0;
  return chunkOffsets(table).map((from, index): Range => {
    while ((groups[group + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= index + 1) group += 1;
    return [from, from + sizeOf(groups[group]?.[1] ?? 0)];
  });
}
