import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isCompressed } from './compressFolder.ts';

const inputs = [
  'src',
  'resources',
  'i18n',
  'openapi',
  'tools/build.ts',
  'tools/compressFolder.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** Returns true if the built panel is missing, not compressed yet, or older than any of its inputs. */
export function buildIsStale(root: string): boolean {
  return isPanelStale(root) || !isCompressed(join(root, 'dist/panel/assets'));
}

/** Returns true if the built panel is missing, or older than any of its inputs. */
export function isPanelStale(root: string): boolean {
  const built = join(root, 'dist/panel/build.txt');
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return inputs.some((input) => newest(join(root, input)) > builtAt);
}

/** Returns the latest modification in milliseconds. A folder's own time changes when a file is deleted. */
function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
