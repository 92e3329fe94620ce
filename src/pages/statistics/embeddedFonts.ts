/** Returns true if a `unicode-range` covers a character of a text; a face without one covers all. */
function covers(range: string, text: string): boolean {
  if (range === '') return true;
  const spans = range.split(',').map((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return { from, to };
  });
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return spans.some(({ from, to }) => from <= code && code <= to);
  });
}

async function dataUrl(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error(`Cannot read ${address}`));
    reader.readAsDataURL(file);
  });
}

/**
 * Returns the `@font-face` rules that an element's text uses, with the files inside: a picture has no access to
 * those of the page, and another font breaks its lines at other places. A file that cannot be fetched is left out.
 */
export async function embeddedFonts(
  node: HTMLElement,
  sheets: Iterable<Pick<CSSStyleSheet, 'href' | 'cssRules'>> = document.styleSheets,
): Promise<string> {
  const families = getComputedStyle(node).fontFamily;
  const text = node.textContent;
  const faces = [...sheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const value = (name: string) => rule.style.getPropertyValue(name);
      const [, file] = /url\(["']?([^"')]+)/.exec(value('src')) ?? [];
      const family = value('font-family').replaceAll(/["']/g, '');
      if (file === undefined || !families.includes(family)) return [];
      if (!covers(value('unicode-range'), text)) return [];
      return [{ css: rule.cssText, file, base: sheet.href ?? document.baseURI }];
    }),
  );
  const rules = await Promise.all(
    faces.map(async ({ css, file, base }) => {
      try {
        return css.replace(file, await dataUrl(new URL(file, base).href));
      } catch {
        return '';
      }
    }),
  );
  return rules.join('\n');
}
