import { expect, test } from 'vitest';
import { videoBox as box } from '../../tests/support/videoBox.ts';
import { removeCameraData } from './removeCameraData.ts';

const PLACE = '+41.0082+028.9784/';
const frames = box('mdat', 'frames', PLACE);
const spherical = box('uuid', Buffer.from('ffcc8263f8554a938814587a02521fdd', 'hex'), '<xml/>');

test.each([
  ['of Android', box('moov', box('mvhd', 'time'), box('udta', box('\u00a9xyz', PLACE)))],
  ['of 3GPP', box('moov', box('udta', box('loci', PLACE)))],
  ['of an iPhone', box('moov', box('meta', box('keys', 'location'), box('ilst', PLACE)))],
  ['of a track', box('moov', box('trak', box('tkhd', 'size'), box('udta', PLACE)))],
  ['in XMP', box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), PLACE)],
])('removes the place %s', (_, said) => {
  const bytes = Buffer.concat([box('ftyp', 'isom'), said]);
  removeCameraData(bytes);
  expect(bytes.includes(PLACE)).toBe(false);
  expect(bytes.includes('free')).toBe(true);
});

test('keeps frames, tracks, the mark of a 360° video and every offset', () => {
  const kept = box('moov', box('mvhd', 'time'), box('trak', box('tkhd', 'size'), spherical));
  const bytes = Buffer.concat([box('ftyp', 'isom'), box('meta', PLACE), frames, kept]);
  const before = Buffer.from(bytes);
  removeCameraData(bytes);
  const from = bytes.indexOf('mdat');
  expect(from).toBe(before.indexOf('mdat'));
  expect(bytes.subarray(from)).toEqual(before.subarray(from));
});

/** Creates a table of 32-bit numbers with its version and count. */
function table(type: string, ...numbers: number[]): Buffer {
  const content = Buffer.alloc(4 * (numbers.length + 1));
  for (const [index, number] of numbers.entries()) content.writeUInt32BE(number, 4 * (index + 1));
  return box(type, content);
}

const handler = (type: string) => box('hdlr', Buffer.alloc(8), type, Buffer.alloc(13));

/** Creates a track with chunks of samples in the file. */
const track = (type: string, ...tables: Buffer[]) =>
  box('trak', box('mdia', handler(type), box('minf', box('stbl', ...tables))));

test('removes the samples of a track of places, wherever its chunks are, and keeps those of the others', () => {
  const media = box('mdat', 'frame1', PLACE, 'frame2', PLACE.slice(0, 9), PLACE.slice(9));
  // The media box is the first one, with a header of eight bytes.
  const [first, second] = [8 + 6, 8 + 6 + PLACE.length + 6];
  const places = track(
    'meta',
    table('stsz', 0, 3, PLACE.length, 9, PLACE.length - 9),
    table('stsc', 2, 1, 1, 1, 2, 2, 1),
    table('stco', 2, first, second),
  );
  const frames = track('vide', table('stsz', 6, 2), table('stco', 2, 8, first + PLACE.length));
  const bytes = Buffer.concat([media, box('moov', box('mvhd', 'time'), frames, places)]);
  const before = Buffer.from(bytes);
  removeCameraData(bytes);
  expect(bytes.includes(PLACE.slice(1, 8))).toBe(false);
  expect(bytes.subarray(8, 14).toString()).toBe('frame1');
  expect(bytes.includes('frame2')).toBe(true);
  expect(bytes.length).toBe(before.length);
  const kept = before.subarray(0, before.lastIndexOf('trak')).lastIndexOf('trak');
  expect(bytes.subarray(kept, kept + frames.length - 4)).toEqual(
    before.subarray(kept, kept + frames.length - 4),
  );
  expect(bytes.includes('meta')).toBe(false);
});

/** Creates a fragment of a track with the offset and the sizes of its samples; the header has a default size. */
function fragment(
  trackId: number,
  offset: number,
  sizes: number[] | { count: number; size: number },
) {
  const isList = Array.isArray(sizes);
  const numbers = (...all: number[]) => {
    const content = Buffer.alloc(4 * all.length);
    for (const [index, number] of all.entries()) content.writeUInt32BE(number, 4 * index);
    return content;
  };
  const header = isList ? numbers(0x2_00_00, trackId) : numbers(0x2_00_10, trackId, sizes.size);
  const run = isList
    ? numbers(0x3_01, sizes.length, offset, ...sizes.flatMap((size) => [1000, size]))
    : numbers(0x1, sizes.count, offset);
  return box('traf', box('tfhd', header), box('trun', run));
}

test('removes the samples of a track of places from fragments, and keeps those of the others', () => {
  const id = (trackId: number) => box('tkhd', Buffer.alloc(12), Buffer.from([0, 0, 0, trackId]));
  const ofType = (type: string, trackId: number) =>
    box('trak', id(trackId), box('mdia', handler(type)));
  const head = box('moov', ofType('vide', 1), ofType('meta', 2));
  const fragmentsAt = (offset: number) =>
    box(
      'moof',
      fragment(1, offset, { count: 2, size: 3 }),
      fragment(2, offset + 6, [9, PLACE.length - 9]),
      fragment(2, offset + 12 + PLACE.length, { count: 1, size: PLACE.length }),
    );
  const { length } = fragmentsAt(0);
  const media = box('mdat', 'frame1', PLACE, 'frame2', PLACE);
  const bytes = Buffer.concat([box('ftyp', 'isom'), head, fragmentsAt(length + 8), media]);
  removeCameraData(bytes);
  const empty = '\0'.repeat(PLACE.length);
  expect(bytes.subarray(bytes.indexOf('mdat') + 4).toString()).toBe(`frame1${empty}frame2${empty}`);
});

test('stops at a forged track whose chunks cover the file over and over, and at boxes in boxes', () => {
  const [part, last] = [60_000, 90_000];
  const forged = track(
    'meta',
    table('stsz', 0, 4, part, part, part, 4),
    table('stsc', 1, 1, 1, 1),
    table('stco', 4, 8, 8, 8, last),
  );
  const media = box('mdat', Buffer.alloc(99_000, 'x'));
  const nested = Array.from({ length: 9_000 }).reduce<Buffer>((inner) => {
    const head = Buffer.from('\0\0\0\0moov');
    head.writeUInt32BE(inner.length + head.length);
    return Buffer.concat([head, inner]);
  }, forged);
  const bytes = Buffer.concat([media, box('moov', forged), nested]);
  removeCameraData(bytes);
  expect([bytes[part], bytes[last]]).toEqual([0, 'x'.charCodeAt(0)]);
});

/** Creates an element of a WebM container, with a size of eight bytes. */
function element(id: string, ...contents: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(contents.map((one) => Buffer.from(one)));
  const size = Buffer.alloc(8);
  size.writeUInt32BE(content.length, 4);
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

test.each([
  ['a segment of a known size', false],
  ['a streamed segment', true],
])('removes tags and attachments of a WebM video in %s', (_, isStreamed) => {
  const segment = element(
    '18538067',
    element('1549a966', 'info'),
    element('1254c367', PLACE),
    element('1941a469', PLACE),
    element('1f43b675', 'frames'),
  );
  if (isStreamed) segment.fill(0xff, 5, 12);
  const bytes = Buffer.concat([element('1a45dfa3', 'webm'), segment]);
  const before = Buffer.from(bytes);
  removeCameraData(bytes);
  expect(bytes.includes(PLACE)).toBe(false);
  const cluster = before.indexOf(Buffer.from('1f43b675', 'hex'));
  expect(bytes.subarray(cluster)).toEqual(before.subarray(cluster));
  // A player skips the tags' only element.
  const tags = before.indexOf(Buffer.from('1254c367', 'hex')) + 12;
  expect(bytes.subarray(tags, tags + 9)).toEqual(
    Buffer.from([0xec, 0x01, 0, 0, 0, 0, 0, 0, PLACE.length - 9]),
  );
});

test('leaves other containers and impossible boxes alone', () => {
  for (const bytes of [
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
    Buffer.from('\0\0\0\x02udta'),
    box('free', 'x'),
  ]) {
    const before = Buffer.from(bytes);
    removeCameraData(bytes);
    expect(bytes).toEqual(before);
  }
});
