const ALLOWED = new Set(['p', 'b', 'i', 'u', 'a', 'ul', 'ol', 'li', 'br', 'h2', 'h3']);
const SAME: Record<string, string> = { strong: 'b', em: 'i' };
/** Elements whose contents are no text either. */
const HIDDEN =
  /<(script|style|iframe|object|template|noscript|textarea|title|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(-->|$)/g;
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Written out as it stands: a scheme that hides behind entities or blanks is none of these. */
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:)[^\s"'<>`\\]+$/i;

const escapedText = (text: string) =>
  text
    .replace(/&(?!(?:[a-zA-Z][a-zA-Z0-9]{1,31}|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function opening(tag: string, attributes: string): string {
  if (tag !== 'a') return `<${tag}>`;
  const [, doubled, single, bare] = HREF.exec(attributes) ?? [];
  const address = (doubled ?? single ?? bare ?? '').trim();
  return SAFE_ADDRESS.test(address) ? `<a href="${address}" rel="noopener noreferrer">` : '<a>';
}

/** Closes what is still open inside of an element and the element itself; an end without a beginning is nothing. */
function closing(open: string[], tag: string): string {
  const at = open.lastIndexOf(tag);
  return at < 0
    ? ''
    : open
        .splice(at)
        .reverse()
        .map((name) => `</${name}>`)
        .join('');
}

/**
 * Formatted text with nothing in it but paragraphs, headings, lists, emphasis and links to the web, mail and phone.
 * What is not allowed loses its tags and keeps its text; every element is closed.
 */
export function cleanRichText(html: string): string {
  const source = html.replace(COMMENT, '').replace(HIDDEN, '');
  const open: string[] = [];
  let clean = '';
  let end = 0;
  for (const match of source.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match;
    clean += escapedText(source.slice(end, match.index));
    end = match.index + whole.length;
    const lower = name.toLowerCase();
    const tag = SAME[lower] ?? lower;
    if (!ALLOWED.has(tag)) continue;
    if (slash !== '') clean += closing(open, tag);
    else clean += opening(tag, attributes);
    if (slash === '' && tag !== 'br') open.push(tag);
  }
  clean += escapedText(source.slice(end));
  return (
    clean +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}
