/**
 * First and last byte that a Range header asks for, as numbers from 0. Undefined where there is none, or
 * one that may be ignored, such as several parts; `outside` where the file has no such bytes.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): [first: number, last: number] | 'outside' | undefined {
  const [, from = '', until = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && until === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(until)) : Number(from);
  const last = from === '' || until === '' ? size - 1 : Math.min(Number(until), size - 1);
  return first > last ? 'outside' : [first, last];
}
