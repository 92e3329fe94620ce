import { isObject } from '../../http/contract.ts';
import type { CrudCall } from '../call.ts';

/** What a row keeps of a file, beside the file itself in the storage. */
export interface StoredFileFacts {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  mediaType: string;
  /** Pixels. */
  width?: number;
  height?: number;
}

export function isStoredFile(value: unknown): value is StoredFileFacts & Record<string, unknown> {
  return isObject(value) && typeof value['key'] === 'string' && typeof value['name'] === 'string';
}

/** Removes files that no record holds any more; one that stays costs room and nothing else, so it is only told. */
export async function removeFiles({ ports, log }: CrudCall, files: unknown[]): Promise<void> {
  for (const file of files.filter(isStoredFile)) {
    await ports.storage
      .remove(file.key)
      .catch((error: unknown) =>
        log.error({ err: error, key: file.key }, 'a stored file was not removed'),
      );
  }
}
