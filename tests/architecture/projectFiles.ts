import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

const notOurs = new Set(['node_modules', '.git', 'dist', 'data', '.cache', 'test-results']);
const text = /\.(tsx?|mjs|css|html|json|ya?ml|md|sql|sh)$|^\.[a-z]+$|^(pre-commit|run)$/;

/** Text files written by people, relative to the project's folder. */
export const projectFiles: readonly string[] = list('').filter(
  (path) => !path.startsWith('openapi/generated/') && path !== 'package-lock.json',
);

export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function list(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return list(path);
    return text.test(entry.name) ? [path] : [];
  });
}
