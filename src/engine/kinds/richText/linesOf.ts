import { textOf } from '../../../../src/engine/kinds/richText/plainText.ts';

const BREAKS = /<br\b[^>]*>/gi;
const ITEMS = /<li\b[^>]*>/gi;
const ENDS = /<\/(?:p|div|h2|h3)\s*>/gi;
const ENDS_OF_ITEMS = /<\/li\s*>/gi;

/**
 * Converts formatted text to the lines of a plain-text e-mail: blank lines between paragraphs, dashes for list
 * items. No markup is evaluated.
 */
export const linesOf = (html: string): string =>
  textOf(
    html
      .replace(BREAKS, '\n')
      .replace(ITEMS, '$&- ')
      .replace(ENDS, '$&\n\n')
      .replace(ENDS_OF_ITEMS, '$&\n'),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
