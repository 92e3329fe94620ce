import type { Lock } from './shippedPackages.ts';

/** Licences that require their text to be passed on, and no source code of this project. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
  // Fonts may be embedded and subset; the licence stays with the font alone.
  'OFL-1.1',
]);

/** Packages outside the list, by the beginning of their name, and why they may ship. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@img/sharp-': 'LGPL: libvips is a shared library that sharp loads, unchanged and replaceable',
  'css-mediaquery': 'BSD-3-Clause by its LICENSE file; its package.json says BSD',
  'png-js': 'MIT by its LICENSE file; its package.json names none',
};

/** Returns true if an SPDX expression offers a choice that consists of allowed licences alone. */
export function isAllowed(expression: string): boolean {
  const bare = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  return bare
    .split(/\s+or\s+/i)
    .some((choice) => choice.split(/\s+and\s+/i).every((one) => ALLOWED.has(one.trim())));
}

/** Returns the name of the package at a path of the lock file. */
export const nameAt = (path: string): string => path.replace(/^.*node_modules\//, '');

/** Returns what ships under a licence that was not accepted, as `name version: licence`. */
export function licenceFaults(lock: Lock, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const { license = 'none', version = '' } = lock.packages[path] ?? {};
    const name = nameAt(path);
    const isExcepted = Object.keys(EXCEPTIONS).some((start) => name.startsWith(start));
    return isExcepted || isAllowed(license) ? [] : [`${name} ${version}: ${license}`];
  });
}
