/**
 * Returns the key of a rate limit by IP address: an IPv4 address as it is, an IPv6 address by its first 64
 * bits, since the holder of one of these addresses holds all of them.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros: string[] = Array.from(
    { length: tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length) },
    () => '0',
  );
  return `${[...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
