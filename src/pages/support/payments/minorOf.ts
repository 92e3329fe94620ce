/** Parses an amount such as `12.500,50` or `12500.5` to minor units; returns undefined if it is invalid or 0. */
export function minorOf(text: string): number | undefined {
  const bare = text.replaceAll(/\s/g, '');
  const plain = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare;
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(plain)) return undefined;
  const minor = Math.round(Number(plain) * 100);
  return minor > 0 ? minor : undefined;
}
