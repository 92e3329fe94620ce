const BLOCKS = /<\/?(p|br|li|ul|ol|h2|h3|div)\b/gi;

/** The words of formatted text alone, in one line. The page that they are read from is never drawn and runs nothing. */
export function plainText(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(BLOCKS, ' $&'), 'text/html');
  for (const hidden of page.querySelectorAll('script, style, template, svg, math, iframe'))
    hidden.remove();
  return (page.body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
