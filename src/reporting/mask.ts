const MASK = '***';
const MAX_TEXT_LENGTH = 200;
const MAX_MEMBERS = 20;
const MAX_DEPTH = 4;

/** Matches names of fields whose values are secrets or personal data. */
const PRIVATE =
  /pass|token|secret|key|hash|code|state|nonce|signature|auth|mail|phone|name|search|iban|card|cvv|identity|birth|address|^q$/i;

/** Returns true if a path step or a word looks like a key, hash or token. */
const isToken = (text: string): boolean =>
  /^[\w-]{16,}$/.test(text) && /\d/.test(text) && /[a-z]/i.test(text);

/** Returns an address with tokens in its path and free text in its query masked. */
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

/**
 * Returns a payload for a report: its shape and plain values, with secrets, files and personal data
 * masked.
 */
export function maskPayload(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    if (isToken(value)) return MASK;
    return value.length > MAX_TEXT_LENGTH ? `${value.slice(0, MAX_TEXT_LENGTH)}…` : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Blob) return `[file of ${value.size} bytes]`;
  if (depth >= MAX_DEPTH) return '[…]';
  if (Array.isArray(value))
    return value.slice(0, MAX_MEMBERS).map((member) => maskPayload(member, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_MEMBERS)
      .map(([name, member]) => [
        name,
        PRIVATE.test(name) && member !== null ? MASK : maskPayload(member, depth + 1),
      ]),
  );
}

/**
 * Returns a message with e-mail addresses, tokens and long numbers masked, at most 1000 characters.
 */
export const maskText = (text: string): string =>
  text
    .replaceAll(/[^\s@"']+@[^\s@"']+\.[^\s@"']+/g, MASK)
    .replaceAll(/\+?\d[\d ()-]{8,}\d/g, MASK)
    .replaceAll(/[\w-]{16,}/g, (word) => (isToken(word) ? MASK : word))
    .slice(0, 1000);
