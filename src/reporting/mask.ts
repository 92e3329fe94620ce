const MASK = '***';
const LONGEST_TEXT = 200;
const MOST_MEMBERS = 20;
const DEEPEST = 4;

/** Names whose values open a door or tell who somebody is. */
const PRIVATE =
  /pass|token|secret|key|hash|code|state|nonce|signature|auth|mail|phone|name|search|iban|card|cvv|identity|birth|address|^q$/i;

/** A step of a path or a word that nobody writes by hand: keys, hashes, tokens. */
const isToken = (text: string): boolean =>
  /^[\w-]{16,}$/.test(text) && /\d/.test(text) && /[a-z]/i.test(text);

/** An address without the tokens in its path and what was searched or handed over in its query. */
export function maskUrl(address: string): string {
  const [path = '', query] = address.replace(/#.*$/, '').split('?', 2);
  const steps = path.split('/').map((step) => (isToken(step) ? MASK : step));
  if (!query) return steps.join('/');
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => {
    const isShown = !PRIVATE.test(name) && /^[\w.,:-]{0,60}$/.test(value) && !isToken(value);
    return `${name}=${isShown ? value : MASK}`;
  });
  return `${steps.join('/')}?${pairs.join('&')}`;
}

/** A payload as it may be told: its shape and plain values, without secrets, files and what tells who it is about. */
export function maskPayload(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    if (isToken(value)) return MASK;
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Blob) return `[file of ${value.size} bytes]`;
  if (depth >= DEEPEST) return '[…]';
  if (Array.isArray(value))
    return value.slice(0, MOST_MEMBERS).map((member) => maskPayload(member, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_MEMBERS)
      .map(([name, member]) => [
        name,
        PRIVATE.test(name) && member !== null ? MASK : maskPayload(member, depth + 1),
      ]),
  );
}

/** A message without addresses of people, tokens and long numbers. */
export const maskText = (text: string): string =>
  text
    .replaceAll(/[^\s@"']+@[^\s@"']+\.[^\s@"']+/g, MASK)
    .replaceAll(/\+?\d[\d ()-]{8,}\d/g, MASK)
    .replaceAll(/[\w-]{16,}/g, (word) => (isToken(word) ? MASK : word))
    .slice(0, 1000);
