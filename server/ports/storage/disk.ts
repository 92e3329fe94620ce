import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { assertStorable, contentTypeOf } from './key.ts';
import type { StoragePort } from './port.ts';

const isMissing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  try {
    const file = await open(draft, 'wx', 0o640);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Creates storage in a folder. Keys are generated, so no path leaves the folder; writes are atomic. */
export function diskStorage({ folder }: { folder: string }): StoragePort {
  const root = resolve(folder);
  return {
    async put(key, { bytes, contentType }) {
      assertStorable(key, contentType);
      const path = join(root, key);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, bytes);
    },
    async get(key) {
      const contentType = contentTypeOf(key);
      if (contentType === undefined) return undefined;
      try {
        return { bytes: await readFile(join(root, key)), contentType };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      if (contentTypeOf(key) !== undefined) await rm(join(root, key), { force: true });
    },
  };
}
