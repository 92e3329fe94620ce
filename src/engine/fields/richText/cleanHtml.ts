import DOMPurify from 'dompurify';
import { richText } from '#contract/richText.ts';

const ADDRESS = new RegExp(`^(?:${richText.schemes.join('|')}):`, 'i');

const ALLOWED = {
  ALLOWED_TAGS: [...richText.tags, '#text'],
  ALLOWED_ATTR: [...richText.attributes.a],
  ALLOWED_URI_REGEXP: ADDRESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * Formatted text with nothing in it but what the contract allows, as the API cleans it too. What is not allowed loses
 * its tags and keeps its text.
 */
export const cleanHtml = (html: string): string => DOMPurify.sanitize(html, ALLOWED);

/** The same as elements to be drawn, which no text is parsed again for; what links lead to opens beside the panel. */
export function cleanElements(html: string): DocumentFragment {
  const elements = DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  for (const link of elements.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return elements;
}
