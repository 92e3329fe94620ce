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
