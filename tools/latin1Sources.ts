import type { Plugin } from 'vite';

/**
 * Largest share of characters beyond Latin-1 in a file that is escaped. Files with texts in Turkish or Arabic, the
 * sign-in's among them, have more; escaped, they would be larger to download.
 */
const MAX_SHARE = 0.002;

/** Characters beyond Latin-1, without those that the code itself escapes by a backslash. */
const BEYOND_LATIN1 = /(?<=(?:^|[^\\])(?:\\\\)*)[^\0-\xff]/g;

/** Writes the few characters beyond Latin-1 as `\uXXXX`; returns code with many of them unchanged. */
export function escapeBeyondLatin1(code: string): string {
  const found = code.match(BEYOND_LATIN1)?.length ?? 0;
  if (found === 0 || found > code.length * MAX_SHARE) return code;
  return code.replace(
    BEYOND_LATIN1,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Escapes single characters beyond Latin-1 in the built files. Browsers keep the source of each script, with two
 * bytes for each of its characters if one of them is beyond Latin-1. Tagged templates that read `raw` would see the
 * escape.
 */
export const latin1Sources = (): Plugin => ({
  name: 'latin1-sources',
  apply: 'build',
  generateBundle: {
    // The minifier would write the characters again.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = escapeBeyondLatin1(file.code);
    },
  },
});
