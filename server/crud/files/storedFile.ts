import type { FileMetadata } from '../../files/FileMetadata.ts';
import { isObject } from '../../http/contract.ts';

export function isStoredFile(value: unknown): value is FileMetadata & Record<string, unknown> {
  return isObject(value) && typeof value['key'] === 'string' && typeof value['name'] === 'string';
}
