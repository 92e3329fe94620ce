import type { KeptFile } from '../../files/KeptFile.ts';
import { isObject } from '../../http/contract.ts';

export function isStoredFile(value: unknown): value is KeptFile & Record<string, unknown> {
  return isObject(value) && typeof value['key'] === 'string' && typeof value['name'] === 'string';
}
