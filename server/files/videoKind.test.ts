import { expect, test } from 'vitest';
import { videoBox as box } from '../../tests/support/videoBox.ts';
import { videoKind } from './videoKind.ts';

const within = (types: readonly string[], inner: Buffer): Buffer =>
  types.reduceRight((content, type) => box(type, content), inner);

/** Creates a track whose samples have this codec. */
const track = (codec: string) =>
  within(
    ['trak', 'mdia', 'minf', 'stbl', 'stsd'],
    Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(70))]),
  );

/** Creates a container of a brand with these tracks, after its frames as a camera writes it. */
const film = (brand: string, ...codecs: string[]) =>
  Buffer.concat([
    box('ftyp', Buffer.from(brand, 'latin1'), Buffer.alloc(8)),
    box('mdat', Buffer.from('avc1'), Buffer.alloc(40)),
    box('moov', box('mvhd', Buffer.alloc(100)), ...codecs.map(track)),
  ]);

test('takes a QuickTime file with H.264 for an MP4', () => {
  expect(videoKind(film('qt  ', 'mp4a', 'avc1'))).toMatchObject({
    mediaType: 'video/mp4',
    ending: 'mp4',
  });
});

test.each([
  ['HEVC', film('qt  ', 'hvc1', 'mp4a')],
  ['ProRes', film('qt  ', 'apcn')],
  ['no track', film('qt  ')],
  ['a track that is cut off', film('qt  ', 'avc1').subarray(0, 140)],
  ['a box that has no size', Buffer.concat([film('qt  '), Buffer.from('\0\0\0\x02moov')])],
])('refuses the codec of a QuickTime file with %s', (_, bytes) => {
  expect(videoKind(bytes)).toBe('video_codec');
});

test.each([
  ['HEVC', film('mp42', 'mp4a', 'hvc1')],
  ['HEVC with its parameters in the frames', film('isom', 'hev1')],
  ['MPEG-4 Part 2', film('mp42', 'mp4v')],
])('refuses the codec of an MP4 with %s', (_, bytes) => {
  expect(videoKind(bytes)).toBe('video_codec');
});

test.each(['avc1', 'av01', 'vp09'])('takes an MP4 with %s', (codec) => {
  expect(videoKind(film('isom', codec, 'mp4a'))).toMatchObject({ mediaType: 'video/mp4' });
});

test.each([
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['an empty file', Buffer.alloc(0)],
  ['a HEIC picture', film('heic', 'avc1')],
])('takes %s for no video', (_, bytes) => {
  expect(videoKind(bytes)).toBe('video_type');
});
