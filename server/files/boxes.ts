/** Box of an MP4 or QuickTime container. Its parts share the container's memory. */
export interface Box {
  /** Four characters in Latin-1. */
  type: string;
  /** Header and content. */
  whole: Buffer;
  content: Buffer;
}

/** Returns the consecutive boxes of these bytes, up to the first one with an impossible size. */
export function boxesOf(bytes: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= bytes.length;
    const head = isLong ? 16 : 8;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    // A size of zero reaches to the end.
    const end = size === 0 ? bytes.length : at + size;
    if (size !== 0 && size < head) break;
    const type = bytes.subarray(at + 4, at + 8).toString('latin1');
    found.push({ type, whole: bytes.subarray(at, end), content: bytes.subarray(at + head, end) });
    at = end;
  }
  return found;
}
