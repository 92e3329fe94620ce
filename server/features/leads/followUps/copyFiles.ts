import { randomUUID } from 'node:crypto';
import type { FileMetadata } from '../../../files/FileMetadata.ts';
import { putAll, type ReadyFile } from '../../../files/putAll.ts';
import type { StoragePort } from '../../../ports/storage/port.ts';

interface Copies {
  files: FileMetadata[];
  /** Deletes the copies again. */
  undo: () => Promise<void>;
}

/** Copies files for a message, which must outlive the original files. Leaves out files that the storage lacks. */
export async function copyFiles(
  storage: StoragePort,
  customerId: number,
  files: readonly FileMetadata[],
): Promise<Copies> {
  const copies: ReadyFile[] = [];
  for (const { key, name, size, mediaType } of files) {
    const file = await storage.get(key);
    if (!file) continue;
    const ending = key.slice(key.lastIndexOf('.') + 1);
    const copy = `documents/${customerId}/lead-messages/${randomUUID()}.${ending}`;
    copies.push({ bytes: file.bytes, facts: { key: copy, name, size, mediaType } });
  }
  const undo = await putAll(storage, copies);
  return { files: copies.map(({ facts }) => facts), undo };
}
