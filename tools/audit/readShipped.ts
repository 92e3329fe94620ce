import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { importedPackages, lockFile, shippedPackages, type Lock } from './shippedPackages.ts';

/** Folders that are bundled into the panel, whose packages are devDependencies. */
const BUNDLED = ['src', 'resources', 'i18n'];
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function bundledImports(root: string): string[] {
  return BUNDLED.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => importedPackages(readFileSync(join(root, folder, file), 'utf8'))),
  );
}

/**
 * Reads the lock file and the paths of its shipped packages: dependencies of the server, and packages of the
 * panel.
 */
export function readShipped(root: string): { lock: Lock; paths: string[] } {
  const lock = lockFile.parse(readJson(join(root, 'package-lock.json')));
  const { dependencies } = manifest.parse(readJson(join(root, 'package.json')));
  const paths = shippedPackages(lock, [...Object.keys(dependencies), ...bundledImports(root)]);
  return { lock, paths };
}
