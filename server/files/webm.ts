const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** Bytes of the header in which a container names its type. */
const HEADER = 64;
const SEGMENT = 0x18538067;
/** Elements of metadata by cameras and editors: tags and attached files. */
const METADATA_ELEMENTS = new Set([0x1254c367, 0x1941a469]);
/** Identifier of an element that players skip. */
const VOID = 0xec;
/** Longest length of a number in bytes. */
const MAX_NUMBER_BYTES = 8;

/** Returns true for a WebM container, by its header. */
export function isWebm(bytes: Buffer): boolean {
  const head = bytes.subarray(0, HEADER);
  return head.subarray(0, EBML.length).equals(EBML) && head.includes('webm');
}

/** Returns the length in bytes of a variable number that begins there; 0 if none does. */
const lengthAt = (bytes: Buffer, at: number): number => {
  const first = bytes[at] ?? 0;
  return first === 0 ? 0 : Math.clz32(first) - 23;
};

interface Element {
  id: number;
  content: Buffer;
}

/** Reads the element that begins there; undefined if none does, or its size is unknown. */
function elementAt(bytes: Buffer, at: number): (Element & { end: number }) | undefined {
  const idLength = lengthAt(bytes, at);
  const sizeAt = at + idLength;
  const sizeLength = lengthAt(bytes, sizeAt);
  const from = sizeAt + sizeLength;
  if (idLength === 0 || idLength > 4 || sizeLength === 0 || from > bytes.length) return undefined;
  const id = bytes.readUIntBE(at, idLength);
  let size = (bytes[sizeAt] ?? 0) - (1 << (MAX_NUMBER_BYTES - sizeLength));
  for (let index = 1; index < sizeLength; index += 1)
    size = size * 256 + (bytes[sizeAt + index] ?? 0);
  const isUnknown = size === 2 ** (7 * sizeLength) - 1;
  // A recording that was streamed has a segment without a size, which ends with the file.
  if (isUnknown && id !== SEGMENT) return undefined;
  const end = isUnknown ? bytes.length : Math.min(bytes.length, from + size);
  return { id, content: bytes.subarray(from, end), end };
}

/** Yields the consecutive elements of these bytes, up to the first one that cannot be read. */
function* elementsOf(bytes: Buffer): Generator<Element> {
  for (let at = 0; at < bytes.length;) {
    const element = elementAt(bytes, at);
    if (!element) return;
    yield element;
    at = element.end;
  }
}

/** Overwrites the content of an element with one unused element of the same size. */
function clear(content: Buffer): void {
  content.fill(0);
  if (content.length < 2) return;
  content[0] = VOID;
  if (content.length <= MAX_NUMBER_BYTES) content[1] = 0x80 + content.length - 2;
  else {
    content[1] = 0x01;
    content.writeUIntBE(content.length - 9, 3, 6);
  }
}

/** Overwrites tags and attachments of a WebM container. Sizes and offsets do not change. */
export function removeWebmTags(bytes: Buffer): void {
  for (const { id, content } of elementsOf(bytes))
    if (id === SEGMENT)
      for (const element of elementsOf(content))
        if (METADATA_ELEMENTS.has(element.id)) clear(element.content);
}
