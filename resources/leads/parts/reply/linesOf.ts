const ENDS = 'p, div, h2, h3, li';

/** Formatted text as the lines of a plain mail: paragraphs apart, list items with a dash. Nothing of it runs. */
export function linesOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of page.querySelectorAll('script, style, template, svg, math, iframe'))
    hidden.remove();
  for (const line of page.querySelectorAll('br')) line.replaceWith('\n');
  for (const item of page.querySelectorAll('li')) item.prepend('- ');
  for (const block of page.querySelectorAll(ENDS))
    block.append(block.tagName === 'LI' ? '\n' : '\n\n');
  const text = page.body.textContent ?? '';
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
