import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const COMPRESSED = /\.(m?js|css|svg|json|txt|webmanifest)$/;
const compress = promisify(brotliCompress);

/** Returns the files of a folder that have no compressed copy yet. */
function uncompressed(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = new Set(readdirSync(folder));
  return [...names].filter((name) => COMPRESSED.test(name) && !names.has(`${name}.br`));
}

/** Returns true if every compressible file of the folder has a compressed copy. */
export const isCompressed = (folder: string): boolean => uncompressed(folder).length === 0;

/**
 * Compresses each file once at the highest level, so that no request has to. Copies appear atomically, and an
 * interrupted run can be resumed.
 */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(uncompressed(folder).map((name) => compressFile(folder, name)));
}

async function compressFile(folder: string, name: string): Promise<void> {
  const compressed = await compress(await readFile(join(folder, name)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
  const temporary = join(dirname(folder), `${name}.${process.pid}.draft`);
  await writeFile(temporary, compressed);
  await rename(temporary, join(folder, `${name}.br`));
}
