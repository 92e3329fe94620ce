const BLOCKS = /<\/?(p|br|li|ul|ol|h2|h3|div)\b/gi;
const HIDDEN = /<(script|style|template|svg|math|iframe)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const COMMENTS = /<!--[\s\S]*?(-->|$)/g;
const TAGS = /<[a-z/!?](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/**
 * Returns the text of HTML with its white space. Only text without tags is parsed, to decode its character
 * references: browsers report inline handlers to the page's content security policy from any document that they
 * parse.
 */
export function textOf(html: string): string {
  const words = html
    .replace(COMMENTS, '')
    .replace(HIDDEN, '')
    .replace(TAGS, '')
    .replaceAll('<', '&lt;');
  return new DOMParser().parseFromString(words, 'text/html').body.textContent ?? '';
}

/** Returns the text of formatted text on one line. */
export const plainText = (html: string): string =>
  textOf(html.replace(BLOCKS, ' $&')).replace(/\s+/g, ' ').trim();
