import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findUpwards(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('no package.json above the server: its files are missing');
  return findUpwards(parent);
}

/** Absolute path of the project. The built server lies at another depth than its source. */
export const projectFolder = findUpwards(import.meta.dirname);
