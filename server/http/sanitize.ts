import sanitizeHtml from 'sanitize-html';
import { richText } from '#contract/richText.ts';

/** Elements whose contents are no text either. */
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

/** Written out from its scheme: an address that is relative, or hides its scheme, is none of these. */
const SAFE_ADDRESS = new RegExp(`^(?:${richText.schemes.join('|')}):[^\\s"'<>\`\\\\]+$`, 'i');

const DEEPEST = 20;

/**
 * Formatted text with nothing in it but what the contract allows (`x-rich-text`). What is not allowed loses its
 * tags and keeps its text; every element is closed. Cleaning what is clean changes nothing.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richText.tags],
    allowedAttributes: { a: [...richText.attributes.a] },
    allowedSchemes: [...richText.schemes],
    allowProtocolRelative: false,
    nonTextTags: HIDDEN,
    nestingLimit: DEEPEST,
    selfClosing: ['br'],
    transformTags: {
      a: (tagName, { href = '' }): sanitizeHtml.Tag => ({
        tagName,
        attribs: SAFE_ADDRESS.test(href.trim()) ? { href: href.trim() } : {},
      }),
    },
  });
}
