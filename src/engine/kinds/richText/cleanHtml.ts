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
 * Formatted text with nothing in it but what the contract allows, as the API cleans it too. What is not allowed loses
 * its tags and keeps its text.
 */
export const cleanHtml = (html: string): string => DOMPurify.sanitize(inertHtml(html), ALLOWED);

/** HTML from the clipboard for the editor, which makes formatted text of its blocks. */
export const cleanPastedHtml = (html: string): string =>
  DOMPurify.sanitize(inertHtml(html), PASTED);

/** The same as elements, which no text is parsed again for; what links lead to opens beside the panel. */
export function cleanElements(html: string): DocumentFragment {
  const elements = DOMPurify.sanitize(inertHtml(html), { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  for (const link of elements.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return elements;
}

/** The same as elements to be drawn: each list has the direction of its words, so that its marks stand beside them. */
export function drawnElements(html: string): DocumentFragment {
  const elements = cleanElements(html);
  for (const list of elements.querySelectorAll('ul, ol')) list.setAttribute('dir', 'auto');
  return elements;
}
