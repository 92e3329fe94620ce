import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Compiles a temporary folder together with the engine and the contract.
 * @returns the compiler's output
 * @param include folders below it, as in a tsconfig
 */
export function compileFolder(folder: string, include: readonly string[]): string {
  for (const name of ['src', 'openapi', 'node_modules', 'package.json'])
    symlinkSync(join(root, name), join(folder, name));
  const settings = { extends: join(root, 'tsconfig.json'), include };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  const args = [compiler, '--noEmit', '--pretty', 'false', '--project', folder];
  try {
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
