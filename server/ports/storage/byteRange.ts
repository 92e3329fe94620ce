/**
 * Parses a Range header to the first and last byte, from 0.
 * @returns undefined without a header or for one that may be ignored, such as several parts; `outside` if the file
 * has no such bytes
 */
export function byteRange(
  header: string | undefined,
  size: number,
): [first: number, last: number] | 'outside' | undefined {
  const [, from = '', until = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && until === '') return undefined;
  // A range that ends before it begins is invalid (RFC 9110, 14.1.2).
  if (from !== '' && until !== '' && Number(until) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(until)) : Number(from);
  const last = from === '' || until === '' ? size - 1 : Math.min(Number(until), size - 1);
  return first > last ? 'outside' : [first, last];
}
