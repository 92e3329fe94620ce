import { Parser } from 'htmlparser2';
import { escapeHtml } from './escapeHtml.ts';

/** Elements that are removed with their contents. */
const HIDDEN = new Set(
  'script style template noscript iframe object embed head title textarea select option svg math xmp noembed noframes plaintext audio video'.split(
    ' ',
  ),
);
/**
 * Attribute with which the editor marks a copied selection in the clipboard (open depths), and which it reads on
 * paste.
 */
const SLICE = 'data-pm-slice';
/** Void elements, written without an end tag; those that are not allowed render nothing. */
const VOID = new Set(['br', 'hr', 'img', 'wbr', 'input', 'col', 'link', 'meta']);
const KEPT_ATTRIBUTES = ['href', SLICE];
const TAG = /^[a-z][a-z0-9]*$/;

/** Styles with which office programs write emphasis; they are converted to tags because styles are removed. */
const EMPHASIS: readonly (readonly [tag: string, style: RegExp])[] = [
  ['strong', /font-weight:\s*(bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['u', /text-decoration(-line)?:\s*underline/i],
];
const NOT_BOLD = /font-weight:\s*(normal|[1-5]00)/i;

/** Returns the tags to write for an element: its own, or the ones that its styles represent. */
function tagsFor(name: string, style: string): string[] {
  if (!TAG.test(name)) return [];
  if (name === 'span') return EMPHASIS.filter(([, is]) => is.test(style)).map(([tag]) => tag);
  return (name === 'b' || name === 'strong') && NOT_BOLD.test(style) ? [] : [name];
}

const attributesText = (attributes: Readonly<Record<string, string>>) =>
  KEPT_ATTRIBUTES.flatMap((key) => {
    const value = attributes[key];
    return value === undefined ? [] : ` ${key}="${escapeHtml(value)}"`;
  }).join('');

/**
 * Returns HTML without attributes except link addresses, and without scripts, styles, frames and comments.
 * Browsers report inline event handlers to the page's content security policy as soon as they parse HTML, even in
 * inert documents. Therefore handlers are removed from the text before the browser parses it.
 */
export function inertHtml(html: string): string {
  let inert = '';
  let hidden = 0;
  const open: string[][] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (HIDDEN.has(name)) hidden += 1;
      const tags = hidden > 0 ? [] : tagsFor(name, attributes['style'] ?? '');
      open.push(tags);
      for (const tag of tags) inert += `<${tag}${attributesText(attributes)}>`;
    },
    ontext(text) {
      if (hidden === 0) inert += escapeHtml(text);
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden -= 1;
      for (const tag of open.pop()?.reverse() ?? []) if (!VOID.has(tag)) inert += `</${tag}>`;
    },
  });
  parser.end(html);
  return inert;
}
