const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags and in quoted attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const LINK = /https?:\/\/[^\s<>"'()[\]{}]*[^\s<>"'()[\]{}.,;:!?]/g;

/** Plain text as HTML, its http and https addresses as links that open a new tab. */
export function linked(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const address = escaped(match[0]);
    html += escaped(text.slice(end, match.index));
    html += `<a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>`;
    end = match.index + match[0].length;
  }
  return html + escaped(text.slice(end));
}
