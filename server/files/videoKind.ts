import type { FileKind } from './fileKind.ts';

const MP4: FileKind = { mediaType: 'video/mp4', ending: 'mp4', endings: ['mp4', 'm4v'] };
const WEBM: FileKind = { mediaType: 'video/webm', ending: 'webm', endings: ['webm'] };

/** Container brands that browsers play as MP4. */
const BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)/;
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** Bytes of the header in which a container names its type. */
const HEADER = 64;

/** Detects the type of a video by its first bytes; undefined for any other file. */
export function videoKind(bytes: Buffer): FileKind | undefined {
  const isBox = bytes.subarray(4, 8).toString('latin1') === 'ftyp';
  if (isBox && BRANDS.test(bytes.subarray(8, 12).toString('latin1'))) return MP4;
  const head = bytes.subarray(0, HEADER);
  return head.subarray(0, 4).equals(EBML) && head.includes('webm') ? WEBM : undefined;
}
