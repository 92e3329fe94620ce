import type { StoragePort } from '../ports/storage/port.ts';
import type { FileMetadata } from './FileMetadata.ts';

/** File that is ready to be stored, with its metadata. */
export interface ReadyFile {
  bytes: Buffer;
  facts: FileMetadata;
}

/** Stores all of the files or none. @returns a function that deletes them again */
export async function putAll(
  storage: StoragePort,
  files: readonly ReadyFile[],
): Promise<() => Promise<void>> {
  // A file that is not deleted only takes space; the original error is rethrown.
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
