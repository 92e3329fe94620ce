import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isCompressed } from './compressFolder.ts';

/** Output folder of the panel of `npm run build`. */
export const PANEL = 'dist/panel';
/** Output folder of the panel of `npm start`, used if the other one is stale. */
export const QUICK_PANEL = 'dist/start/panel';
/** Vite mode of the quick build. */
export const QUICK_MODE = 'quick';

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
  return isPanelStale(root, PANEL) || !isCompressed(join(root, PANEL, 'assets'));
}

/** Returns true if the panel built into `folder` is missing, or older than any of its inputs. */
export function isPanelStale(root: string, folder: string): boolean {
  const built = join(root, folder, 'build.txt');
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
