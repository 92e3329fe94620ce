/** Number of bytes read from a file; enough for the dimensions in a header that follows a camera's metadata. */
const HEADER_BYTES = 512 * 1024;

/** Dimensions of a picture in pixels. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** Returns a part of a header as text; a shorter one at the end of the file. */
const readAscii = ({ buffer, byteOffset }: DataView, at: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(buffer, byteOffset).subarray(at, at + length));

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Returns a JPEG's dimensions from its frame segment (SOF); skips the segments before it. */
function ofJpeg(view: DataView): Pixels | undefined {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const uint24 = (view: DataView, at: number) =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;

function ofWebp(view: DataView): Pixels | undefined {
  switch (readAscii(view, 12, 4)) {
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}

type HeaderType = 'image/jpeg' | 'image/png' | 'image/webp' | 'other';

/** Beginnings of other files that get the name of a picture: GIF, BMP, PDF, SVG, TIFF, and AVIF, HEIC and MP4. */
const OTHERS = [
  [0, 'GIF8'],
  [0, 'BM'],
  [0, '%PDF'],
  [0, '<'],
  [0, 'II*'],
  [0, 'MM\0'],
  [4, 'ftyp'],
] as const;

function typeOf(view: DataView): HeaderType | undefined {
  if (readAscii(view, 0, 2) === '\u00ff\u00d8') return 'image/jpeg';
  if (readAscii(view, 1, 3) === 'PNG') return 'image/png';
  if (readAscii(view, 8, 4) === 'WEBP') return 'image/webp';
  const isOther = OTHERS.some(([at, text]) => readAscii(view, at, text.length) === text);
  return isOther ? 'other' : undefined;
}

/** Returns the media type of a file by its header, whatever its name says; undefined if the header is unknown. */
export async function headerTypeOf(file: Blob): Promise<HeaderType | undefined> {
  return typeOf(new DataView(await file.slice(0, 64).arrayBuffer()));
}

/**
 * Returns a picture's dimensions from its header, without decoding it: decoding a very large picture can exhaust a
 * phone's memory.
 */
export async function pixelsOf(file: Blob): Promise<Pixels | undefined> {
  const view = new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer());
  if (view.byteLength < 30) return undefined;
  switch (typeOf(view)) {
    case 'image/jpeg':
      return ofJpeg(view);
    case 'image/png':
      return { width: view.getUint32(16), height: view.getUint32(20) };
    case 'image/webp':
      return ofWebp(view);
    default:
      return undefined;
  }
}
