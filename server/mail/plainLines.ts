import sanitizeHtml from 'sanitize-html';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** Converts HTML to plain-text lines: blank lines between paragraphs, list items with a dash. */
export function plainLines(html: string): string {
  const broken = html
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '$&- ')
    .replace(/<\/(?:p|h2|h3)\s*>/gi, '$&\n\n')
    .replace(/<\/li\s*>/gi, '$&\n');
  return sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
