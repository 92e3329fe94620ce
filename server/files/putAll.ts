import type { StoragePort } from '../ports/storage/port.ts';
import type { KeptFile } from './KeptFile.ts';

/** A file that may be stored, and what will be kept of it. */
export interface ReadyFile {
  bytes: Buffer;
  facts: KeptFile;
}

/** Stores all of the files or none; answers what takes them back. */
export async function putAll(
  storage: StoragePort,
  files: readonly ReadyFile[],
): Promise<() => Promise<void>> {
  // What cannot be removed now costs room and nothing else; the caller hears of what went wrong before.
  const undo = async () => {
    await Promise.allSettled(files.map(({ facts }) => storage.remove(facts.key)));
  };
  try {
    for (const { facts, bytes } of files)
      await storage.put(facts.key, { bytes, contentType: facts.mediaType });
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}
