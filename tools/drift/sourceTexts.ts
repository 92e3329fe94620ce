import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the TypeScript files below a folder, without tests. */
export function sourceTexts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
