import sanitizeHtml from 'sanitize-html';
import { richText } from '#contract/richText.ts';

/** Elements whose contents are removed with them. */
const HIDDEN = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'title',
  'textarea',
  'select',
  'option',
  'svg',
  'math',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
];

/** Absolute URL with an allowed scheme; rejects relative URLs and obfuscated schemes. */
const SAFE_ADDRESS = new RegExp(`^(?:${richText.schemes.join('|')}):[^\\s"'<>\`\\\\]+$`, 'i');

const MAX_DEPTH = 20;
const MAX_ROUNDS = 10;

/**
 * Sanitizes formatted text to what the contract allows (`x-rich-text`). Forbidden elements lose their tags and
 * keep their text; every element is closed. Sanitizing is idempotent.
 */
export function sanitizeRichText(html: string): string {
  let text = html;
  // Automatically closed elements may parse differently, so sanitize until nothing changes.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const clean = cleanOnce(text);
    if (clean === text) break;
    text = clean;
  }
  return text;
}

function cleanOnce(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richText.tags],
    allowedAttributes: { a: [...richText.attributes.a] },
    allowedSchemes: [...richText.schemes],
    allowProtocolRelative: false,
    nonTextTags: HIDDEN,
    nestingLimit: MAX_DEPTH,
    selfClosing: ['br'],
    transformTags: {
      a: (tagName, { href = '' }): sanitizeHtml.Tag => ({
        tagName,
        attribs: SAFE_ADDRESS.test(href.trim()) ? { href: href.trim() } : {},
      }),
    },
  });
}
