import { mkdtemp, open, readdir, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { diskStorage } from './disk.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = (text: string) => ({ bytes: Buffer.from(text), contentType: 'image/webp' });

test('stores, returns, replaces and removes a file', async () => {
  const storage = diskStorage({ folder: join(folder, 'files') });
  expect(await storage.get('profile/a.webp')).toBeUndefined();
  await storage.put('profile/a.webp', file('one'));
  await storage.put('profile/a.webp', file('two'));
  expect(await storage.get('profile/a.webp')).toEqual(file('two'));
  expect(await readdir(join(folder, 'files/profile'))).toEqual(['a.webp']);
  await storage.remove('profile/a.webp');
  await storage.remove('profile/a.webp');
  expect(await storage.get('profile/a.webp')).toBeUndefined();
});

test('no key leaves the folder', async () => {
  const storage = diskStorage({ folder: join(folder, 'files') });
  await writeFile(join(folder, 'secret.webp'), 'secret');
  for (const key of ['../secret.webp', 'profile/../../secret.webp', join(folder, 'secret.webp')]) {
    await expect(storage.put(key, file('x'))).rejects.toThrow('Not a key');
    expect(await storage.get(key)).toBeUndefined();
    await storage.remove(key);
  }
  expect(await readdir(folder)).toEqual(['secret.webp']);
});

test('throws for a content type that does not match the key', async () => {
  const storage = diskStorage({ folder });
  await expect(
    storage.put('profile/a.webp', { bytes: Buffer.from('<svg/>'), contentType: 'image/svg+xml' }),
  ).rejects.toThrow('content type');
});

test('writes a file, its folder and the new folders above to the disk', async () => {
  const handle = await open(folder);
  // cast: the class of file handles is not exported
  const handles = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const synced: string[] = [];
  const sync = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push((await this.stat()).isDirectory() ? 'folder' : 'file');
  });
  onTestFinished(() => sync.mockRestore());
  const storage = diskStorage({ folder: join(folder, 'files') });
  await storage.put('profile/a.webp', file('one'));
  expect(synced).toEqual(['file', 'folder', 'folder', 'folder']);
  await storage.put('profile/b.webp', file('one'));
  expect(synced.slice(4)).toEqual(['file', 'folder']);
});

test('parallel writers leave one complete file and no temporary one', async () => {
  const storage = diskStorage({ folder });
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(texts.map((text) => storage.put('profile/a.webp', file(text))));
  const stored = await storage.get('profile/a.webp');
  expect(texts).toContain(stored?.bytes.toString());
  expect(await readdir(join(folder, 'profile'))).toEqual(['a.webp']);
});
