import { cleanElements } from '../../engine/kinds/richText/cleanHtml.ts';

const BREAKS = 'p, li, h2, h3';

/** Converts a signature's HTML to plain lines. */
export function linesOfSignature(html: string | null): string {
  const page = document.createElement('div');
  page.append(cleanElements(html ?? ''));
  for (const br of page.querySelectorAll('br')) br.replaceWith('\n');
  const blocks = [...page.querySelectorAll(BREAKS)];
  const lines =
    blocks.length > 0 ? blocks.map(({ textContent }) => textContent) : [page.textContent];
  return lines.join('\n').trim();
}

/** Converts plain lines to HTML with one paragraph per line; returns null for empty input. */
export function signatureOfLines(lines: string): string | null {
  const text = lines.trim();
  if (text === '') return null;
  return text
    .split('\n')
    .map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line.trim();
      return paragraph.outerHTML;
    })
    .join('');
}
