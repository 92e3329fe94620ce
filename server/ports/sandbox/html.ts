import { escapeHtml } from '../../escapeHtml.ts';

const LINK = /https?:\/\/[^\s<>"'()[\]{}]*[^\s<>"'()[\]{}.,;:!?]/g;

/** Converts plain text to HTML, with http and https URLs as links that open a new tab. */
export function linked(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const address = escapeHtml(match[0]);
    html += escapeHtml(text.slice(end, match.index));
    html += `<a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}
