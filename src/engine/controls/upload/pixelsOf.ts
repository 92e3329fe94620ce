/** Number of bytes read from a file; enough for the dimensions in a header that follows a camera's metadata. */
const HEADER_BYTES = 512 * 1024;

/** Dimensions of a picture in pixels. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
}

const readAscii = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));

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

/**
 * Returns a picture's dimensions from its header, without decoding it: decoding a very large picture can exhaust a
 * phone's memory.
 */
export async function pixelsOf(file: Blob): Promise<Pixels | undefined> {
  const view = new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer());
  if (view.byteLength < 30) return undefined;
  if (view.getUint16(0) === 0xffd8) return ofJpeg(view);
  if (readAscii(view, 1, 3) === 'PNG')
    return { width: view.getUint32(16), height: view.getUint32(20) };
  return readAscii(view, 8, 4) === 'WEBP' ? ofWebp(view) : undefined;
}
