import { boxesOf } from './boxes.ts';
import { contentAt, type Range } from './sampleRanges.ts';

/** Flags of a track's fragment (`tfhd`), each with the bytes of its field. */
const HEADER = { base: 0x1, description: 0x2, duration: 0x8, size: 0x10 } as const;
/** Flags of a run of samples (`trun`). */
const RUN = { offset: 0x1, firstFlags: 0x4 } as const;
/** Flag of a sample's size in a run. */
const SAMPLE_SIZE = 0x200;
/** Flags of all fields of a sample in a run, in their order; each takes four bytes. */
const SAMPLE = [0x100, SAMPLE_SIZE, 0x400, 0x800] as const;

/** Reads numbers of a box one after another; bytes beyond its end read as zero. */
class Reader {
  #at = 0;
  readonly #bytes: Buffer;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  skip(count: number): void {
    this.#at += count;
  }
  isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }
  uint32(): number {
    this.#at += 4;
    return this.#at <= this.#bytes.length ? this.#bytes.readUInt32BE(this.#at - 4) : 0;
  }
  uint64(): number {
    return this.uint32() * 2 ** 32 + this.uint32();
  }
  /** Reads the flags of a full box, without its version. */
  flags(): number {
    return this.uint32() & 0xff_ff_ff;
  }
}

/** Reads a run of samples. @param next offset of the run if it declares none */
function rangeOf(run: Buffer, { base, next, size }: { base: number; next: number; size: number }) {
  const reader = new Reader(run);
  const flags = reader.flags();
  const count = reader.uint32();
  // Signed, but samples in front of their fragment are those of no known program.
  const from = flags & RUN.offset ? base + reader.uint32() : next;
  if (flags & RUN.firstFlags) reader.skip(4);
  if (!(flags & SAMPLE_SIZE)) return { from, to: from + count * size };
  let to = from;
  for (let left = count; left > 0 && !reader.isAtEnd(); left -= 1)
    for (const field of SAMPLE) {
      if (!(flags & field)) continue;
      const value = reader.uint32();
      if (field === SAMPLE_SIZE) to += value;
    }
  return { from, to };
}

/** Returns the track of a fragment, and the ranges of its samples. */
function rangesIn(fragment: Buffer, sizes: ReadonlyMap<number, number>, start: number) {
  const reader = new Reader(contentAt(fragment, 'tfhd') ?? Buffer.alloc(0));
  const flags = reader.flags();
  const trackId = reader.uint32();
  const base = flags & HEADER.base ? reader.uint64() : start;
  if (flags & HEADER.description) reader.skip(4);
  if (flags & HEADER.duration) reader.skip(4);
  const size = flags & HEADER.size ? reader.uint32() : (sizes.get(trackId) ?? 0);
  let next = base;
  const ranges = contentsOf(fragment, 'trun').map((run): Range => {
    const { from, to } = rangeOf(run, { base, next, size });
    next = to;
    return [from, to];
  });
  return { trackId, ranges };
}

const contentsOf = (bytes: Buffer, name: string): Buffer[] =>
  boxesOf(bytes)
    .filter(({ type }) => type === name)
    .map(({ content }) => content);

/** Returns the default size of a sample in bytes for each track of a movie (`trex`). */
function defaultSizes(file: Buffer): Map<number, number> {
  const defaults = contentAt(file, 'moov/mvex') ?? Buffer.alloc(0);
  return new Map(
    contentsOf(defaults, 'trex').map((content) => {
      const reader = new Reader(content);
      reader.skip(4);
      const trackId = reader.uint32();
      reader.skip(8);
      return [trackId, reader.uint32()];
    }),
  );
}

/** Returns the id of a track, which its fragments name. @param track content of its box */
export function trackIdOf(track: Buffer): number {
  const reader = new Reader(contentAt(track, 'tkhd') ?? Buffer.alloc(0));
  const isLong = reader.uint32() >>> 24 === 1;
  reader.skip(isLong ? 16 : 8);
  return reader.uint32();
}

/**
 * Returns where the samples of each track are in the fragments of a file, a range for each run (ISO/IEC 14496-12,
 * movie fragments).
 */
export function fragmentRanges(file: Buffer): Map<number, Range[]> {
  const sizes = defaultSizes(file);
  const found = new Map<number, Range[]>();
  for (const { type, whole, content } of boxesOf(file)) {
    if (type !== 'moof') continue;
    const start = whole.byteOffset - file.byteOffset;
    for (const fragment of contentsOf(content, 'traf')) {
      const { trackId, ranges } = rangesIn(fragment, sizes, start);
      const known = found.get(trackId) ?? [];
      for (const range of ranges) known.push(range);
      found.set(trackId, known);
    }
  }
  return found;
}
