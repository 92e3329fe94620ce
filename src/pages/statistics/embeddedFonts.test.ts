import { afterEach, expect, it, vi } from 'vitest';
import { embeddedFonts } from './embeddedFonts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Returns a style sheet of one face; jsdom drops the descriptors of those that it parses. */
function face(family: string, file: string, range: string) {
  const values: Record<string, string> = {
    src: `url("/${file}")`,
    'unicode-range': range,
    'font-family': `"${family}"`,
  };
  const rule: unknown = Object.create(CSSFontFaceRule.prototype, {
    style: { value: { getPropertyValue: (name: string) => values[name] ?? '' } },
    cssText: { value: `@font-face { font-family: "${family}"; src: url("/${file}"); }` },
  });
  // cast: only the rules are read
  return { href: null, cssRules: [rule] as never };
}

it('embeds the faces that the text uses, and leaves out a file that fails', async () => {
  const sheets = [
    face('Inter', 'latin.woff2', 'U+0000-00FF'),
    face('Inter', 'turkish.woff2', 'U+011E-011F, U+015E-015F'),
    face('Inter', 'greek.woff2', 'U+0370-03FF'),
    face('Inter', 'lost.woff2', 'U+0000-007F'),
    face('Other', 'other.woff2', 'U+0000-00FF'),
  ];
  const node = document.createElement('p');
  node.style.fontFamily = 'Inter, sans-serif';
  node.textContent = 'Düğün 42';
  document.body.append(node);
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address);
    fetched.push(pathname);
    if (pathname === '/lost.woff2') throw new TypeError('offline');
    // Node's blobs cannot be read by jsdom's reader.
    return { blob: async () => new Blob(['x'], { type: 'font/woff2' }) };
  });
  const css = await embeddedFonts(node, sheets);
  expect(fetched).toEqual(['/latin.woff2', '/turkish.woff2', '/lost.woff2']);
  expect(css.match(/url\(["']?data:font\/woff2;base64,/g)).toHaveLength(2);
  expect(css).not.toContain('.woff2');
});
