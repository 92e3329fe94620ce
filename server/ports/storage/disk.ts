import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { assertStorable, contentTypeOf } from './key.ts';
import type { StoragePort } from './port.ts';

const isMissing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Writes the names in a folder to the disk, without which a power cut loses files whose content is written. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const created = await mkdir(dirname(path), { recursive: true });
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
    const last = created === undefined ? dirname(path) : dirname(created);
    for (let folder = dirname(path); folder.length >= last.length; folder = dirname(folder))
      await syncFolder(folder);
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
      await writeWhole(join(root, key), bytes);
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
