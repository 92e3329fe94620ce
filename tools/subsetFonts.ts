import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Style sheets that declare the panel's fonts, by path from the project's root, with the package of the full font.
 */
const sheets = {
  'src/ui/fonts.css': '@fontsource-variable/inter',
  'src/ui/arabicFont.css': '@fontsource-variable/noto-sans-arabic',
};

/** Copyright, licence and its URL stay in the file. */
const preserveNameIds = [0, 13, 14];

/** Font file with only the characters and weights of its `@font-face`. */
export interface FontSubset {
  /** Path from the project's root. */
  path: string;
  content: Buffer;
}

const { resolve } = createRequire(import.meta.url);

function charactersOf(unicodeRange: string): string {
  const parts = [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)];
  const codes = parts.flatMap(([, first = '', last = first]) => {
    const from = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, place) => from + place);
  });
  return String.fromCodePoint(...codes);
}

/**
 * Subsets the packages' fonts to the characters and weights that the style sheets declare, to a quarter of their
 * size.
 * @throws Error for a declaration without weights or characters
 */
export async function subsetFonts(): Promise<FontSubset[]> {
  const faces = Object.entries(sheets).flatMap(([styleSheet, fullFont]) =>
    [...readFileSync(styleSheet, 'utf8').matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => ({
      face,
      sheet: styleSheet,
      fullFont,
    })),
  );
  const subsets = faces.flatMap(({ face, sheet: styleSheet, fullFont }) => {
    const file = /url\('(\.\/fontFiles\/[^']+)'\)/.exec(face)?.[1];
    if (!file) return [];
    const [, min, max] = /font-weight: (\d+) (\d+)/.exec(face) ?? [];
    const range = /unicode-range:([^;]+);/.exec(face)?.[1];
    if (!min || !max || !range)
      throw new Error(`${styleSheet}: ${file} declares no weights or characters`);
    const source = readFileSync(resolve(`${fullFont}/files/${basename(file)}`));
    const axes = { wght: { min: Number(min), max: Number(max), default: Number(min) } };
    const options = { targetFormat: 'woff2', variationAxes: axes, preserveNameIds } as const;
    const path = join(dirname(styleSheet), file);
    return [{ path, text: charactersOf(range), source, options }];
  });
  return Promise.all(
    subsets.map(async ({ path, text, source, options }) => ({
      path,
      content: await subsetFont(source, text, options),
    })),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { path, content } of await subsetFonts()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    process.stdout.write(`${path} ${content.length} bytes\n`);
  }
}
