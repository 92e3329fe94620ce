import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles.ts';

const languages = ['tr', 'en', 'de', 'ar'];

/** Returns the files that one language has and another lacks, as `i18n/de/leads.ts`. */
function missingFiles(paths: readonly string[]): string[] {
  const files = new Set(paths.filter((path) => path.startsWith('i18n/')));
  const names = new Set(
    [...files].flatMap((path) => /^i18n\/[a-z]{2}\/(.+)$/.exec(path)?.[1] ?? []),
  );
  const expected = [...names].flatMap((name) => languages.map((code) => `i18n/${code}/${name}`));
  return expected.filter((path) => !path.endsWith('.test.ts') && !files.has(path));
}

test('the four languages have the same files', () => {
  expect(missingFiles(projectFiles)).toEqual([]);
});

test('reports a file that one language lacks', () => {
  const paths = ['i18n/tr/a.ts', 'i18n/en/a.ts', 'i18n/de/a.ts', 'i18n/messages.ts', 'src/x/b.ts'];
  expect(missingFiles(paths)).toEqual(['i18n/ar/a.ts']);
  expect(missingFiles(['i18n/de/b.ts'])).toEqual(['i18n/tr/b.ts', 'i18n/en/b.ts', 'i18n/ar/b.ts']);
});
