import { boxesOf } from './boxes.ts';
import type { FileKind } from './fileKind.ts';
import { isWebm } from './webm.ts';

const MP4: FileKind = { mediaType: 'video/mp4', ending: 'mp4', endings: ['mp4', 'm4v'] };
const WEBM: FileKind = { mediaType: 'video/webm', ending: 'webm', endings: ['webm'] };
/** QuickTime shares the boxes of MP4; under its own type some browsers download it instead of playing it. */
const MOV: FileKind = { ...MP4, endings: ['mov'] };

/** Container brands that browsers play as MP4. */
const BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)/;
const QUICKTIME = 'qt  ';

/** Code of the fault of a file that is no video, or has a codec that only some browsers play. */
export type VideoFault = 'video_type' | 'video_codec';

const textAt = (bytes: Buffer, at: number) => bytes.subarray(at, at + 4).toString('latin1');

const DESCRIPTIONS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'];
/** Bytes of a table of sample descriptions before its first entry: version, flags and count. */
const TABLE_HEAD = 8;

/** H.264, which every browser plays. */
const H264 = /^avc[13]$/;
/** HEVC and MPEG-4 Part 2, which cameras write to MP4 and only some browsers play. */
const UNPLAYED = /^(hvc1|hev1|dvh1|dvhe|mp4v)$/;

/** Returns true if a track of the container has such a codec. */
function hasCodec(bytes: Buffer, codec: RegExp): boolean {
  const tables = DESCRIPTIONS.reduce(
    (parts, type) =>
      parts.flatMap((part) =>
        boxesOf(part).flatMap((box) => (box.type === type ? [box.content] : [])),
      ),
    [bytes],
  );
  return tables.some((table) => codec.test(textAt(table, TABLE_HEAD + 4)));
}

/** Detects the type of a video by its bytes, regardless of its name. */
export function videoKind(bytes: Buffer): FileKind | VideoFault {
  const brand = textAt(bytes, 4) === 'ftyp' ? textAt(bytes, 8) : '';
  if (BRANDS.test(brand)) return hasCodec(bytes, UNPLAYED) ? 'video_codec' : MP4;
  if (brand === QUICKTIME) return hasCodec(bytes, H264) ? MOV : 'video_codec';
  return isWebm(bytes) ? WEBM : 'video_type';
}
