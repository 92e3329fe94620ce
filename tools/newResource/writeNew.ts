import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes new files below a folder. @throws Error before the first write, with the names of existing files */
export function writeNew(folder: string, files: ReadonlyMap<string, string>): void {
  const existing = [...files.keys()].filter((path) => existsSync(join(folder, path)));
  if (existing.length > 0)
    throw new Error(`Already exists, not overwritten: ${existing.join(', ')}`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { flag: 'wx' });
  }
}
