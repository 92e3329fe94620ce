/** Returns the trimmed lines of a text; at least one. */
export function lines(text: string): [string, ...string[]] {
  const [first = '', ...rest] = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return [first, ...rest];
}

/** Splits a text at commas. */
export function listed(text: string): [string, ...string[]] {
  const [first = '', ...rest] = text.split(',').map((word) => word.trim());
  return [first, ...rest];
}
