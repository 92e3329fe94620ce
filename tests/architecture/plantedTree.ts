import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readProjectFile, root } from './projectFiles.ts';

/**
 * Creates a temporary project with the real settings and these files, for a tool to report faults. It shares
 * node_modules and is deleted after the test.
 * @returns its folder
 */
export function plantedTree(files: Record<string, string>, settings: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'panel-planted-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const copied = settings.map((name) => [name, readProjectFile(name)]);
  for (const [path, text] of [...copied, ...Object.entries(files)]) {
    if (path === undefined || text === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
