import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  Document,
  Font,
  Page,
  StyleSheet,
  Text,
  View,
  type DocumentProps,
} from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { joinArabic } from './joinArabic.ts';

/** Localized receipt. */
export interface Receipt {
  language: string;
  isRightToLeft: boolean;
  product: string;
  title: string;
  notice: string;
  facts: readonly (readonly [name: string, value: string])[];
  head: readonly string[];
  lines: readonly (readonly string[])[];
  totals: readonly (readonly [name: string, value: string])[];
}

type Style = ReturnType<typeof StyleSheet.create>[string];

const locate = createRequire(import.meta.url);

/** Fonts in two weights; a glyph that the first lacks is taken from the next. */
const FAMILIES = [
  ['Latin', '@fontsource/noto-sans', 'noto-sans-latin'],
  ['LatinExtended', '@fontsource/noto-sans', 'noto-sans-latin-ext'],
  ['Arabic', '@fontsource/noto-sans-arabic', 'noto-sans-arabic-arabic'],
] as const;

function registerFonts(): void {
  for (const [family, name, file] of FAMILIES) {
    const folder = join(dirname(locate.resolve(`${name}/package.json`)), 'files');
    Font.register({
      family,
      fonts: [400, 700].map((fontWeight) => ({
        src: join(folder, `${file}-${fontWeight}-normal.woff`),
        fontWeight,
      })),
    });
  }
  // Words are not hyphenated, because a hyphen would look like part of a reference.
  Font.registerHyphenationCallback((word) => [word]);
}

registerFonts();

const FAMILY = FAMILIES.map(([family]) => family);

/** Keeps the order of number and currency in right-to-left texts. */
const NUMBERS = { direction: 'ltr' } as const;

/** Disables glyph decomposition, whose positions the library loses. */
const NO_DECOMPOSITION = { fontFeatureSettings: { ccmp: false } };

const styles = StyleSheet.create({
  page: { padding: 48, fontSize: 10, color: '#2a2327' },
  product: { fontSize: 12, fontWeight: 700, color: '#a62b57' },
  title: { fontSize: 20, fontWeight: 700, marginTop: 24, marginBottom: 4 },
  notice: { color: '#6b6166', marginBottom: 20 },
  fact: { alignItems: 'center', marginBottom: 6 },
  name: { width: 150, color: '#6b6166' },
  value: { flexGrow: 1, flexBasis: 0 },
  table: { marginTop: 18, borderTop: '1 solid #e9e4e1' },
  row: { borderBottom: '1 solid #e9e4e1', paddingVertical: 8 },
  wide: { flexGrow: 1, flexBasis: 0 },
  amount: { width: 90 },
  strong: { fontWeight: 700 },
});

/** Lays out a receipt on one page, mirrored for right-to-left languages. */
export function receiptDocument(receipt: Receipt): ReactElement<DocumentProps> {
  const { isRightToLeft } = receipt;
  const start = isRightToLeft ? 'right' : 'left';
  const end = isRightToLeft ? 'left' : 'right';
  const across = { flexDirection: isRightToLeft ? 'row-reverse' : 'row' } as const;
  const direction = isRightToLeft ? 'rtl' : 'ltr';
  const text = (content: string, ...more: Style[]) =>
    h(
      Text,
      { style: [{ textAlign: start, direction }, NO_DECOMPOSITION, ...more] },
      joinArabic(content),
    );
  const pair = ([name, value]: readonly [string, string], look: Style) =>
    h(
      View,
      { key: name, style: [styles.fact, across] },
      text(name, styles.name),
      text(value, styles.value, look),
    );
  const row = (cells: readonly string[], key: string, isHead: boolean) =>
    h(
      View,
      { key, style: [styles.row, across] },
      ...cells.map((cell, index) =>
        text(
          cell,
          index === 0
            ? styles.wide
            : { ...styles.amount, textAlign: end, ...(isHead ? {} : NUMBERS) },
          isHead ? styles.strong : {},
        ),
      ),
    );
  return h(
    Document,
    { title: receipt.title, language: receipt.language },
    h(
      Page,
      { size: 'A4', style: [styles.page, { fontFamily: FAMILY, direction }] },
      text(receipt.product, styles.product),
      text(receipt.title, styles.title),
      text(receipt.notice, styles.notice),
      ...receipt.facts.map((fact) => pair(fact, {})),
      h(
        View,
        { style: styles.table },
        row(receipt.head, 'head', true),
        ...receipt.lines.map((line, index) => row(line, String(index), false)),
      ),
      h(
        View,
        { style: { marginTop: 14 } },
        ...receipt.totals.map((total, index) =>
          pair(total, { ...(index === receipt.totals.length - 1 && styles.strong), ...NUMBERS }),
        ),
      ),
    ),
  );
}
