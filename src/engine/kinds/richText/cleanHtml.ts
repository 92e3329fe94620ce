import DOMPurify from 'dompurify';
import { richText } from '#contract/richText.ts';
import { inertHtml } from './inertHtml.ts';

const ADDRESS = new RegExp(`^(?:${richText.schemes.join('|')}):`, 'i');

const ALLOWED = {
  ALLOWED_TAGS: [...richText.tags, '#text'],
  ALLOWED_ATTR: [...richText.attributes.a],
  ALLOWED_URI_REGEXP: ADDRESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Block elements that the editor converts to paragraphs. */
const BLOCKS =
  'div section article header footer main h1 h4 h5 h6 blockquote pre table tbody tr td th dl dt dd'.split(
    ' ',
  );

const PASTED = {
  ...ALLOWED,
  ALLOWED_TAGS: [...ALLOWED.ALLOWED_TAGS, ...BLOCKS],
  ADD_ATTR: ['data-pm-slice'],
  ADD_URI_SAFE_ATTR: ['data-pm-slice'],
};

/**
 * Sanitises formatted text to the contract's tags and attributes, as the API does. The content of a forbidden
 * element is kept as text.
 */
export const cleanHtml = (html: string): string => DOMPurify.sanitize(inertHtml(html), ALLOWED);

/** Sanitises clipboard HTML, keeping the block elements that the editor converts. */
export const cleanPastedHtml = (html: string): string =>
  DOMPurify.sanitize(inertHtml(html), PASTED);

/** Sanitises formatted text into elements, so that no HTML is parsed again; links open in a new tab. */
export function cleanElements(html: string): DocumentFragment {
  const elements = DOMPurify.sanitize(inertHtml(html), { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  for (const link of elements.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return elements;
}

/** Sanitises formatted text into elements for display; each list has the direction of its text. */
export function drawnElements(html: string): DocumentFragment {
  const elements = cleanElements(html);
  for (const list of elements.querySelectorAll('ul, ol')) list.setAttribute('dir', 'auto');
  return elements;
}
