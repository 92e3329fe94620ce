import type { Lock } from './shippedPackages.ts';

/** Licences that require only their text to be passed on. */
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
  // Fonts may be embedded and subset; the licence applies to the font only.
  'OFL-1.1',
]);

/** Packages with other licences, by name prefix, with the reason why they may ship. */
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

/** Returns shipped packages without an accepted licence, as `name version: licence`. */
export function licenceFaults(lock: Lock, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const { license = 'none', version = '' } = lock.packages[path] ?? {};
    const name = nameAt(path);
    const isExcepted = Object.keys(EXCEPTIONS).some((start) => name.startsWith(start));
    return isExcepted || isAllowed(license) ? [] : [`${name} ${version}: ${license}`];
  });
}
