import { removeFiles } from '../../files/removeFiles.ts';

/** Base path of stored files. */
export const FILES = '/files/';

/** Deletes the stored file of a URL; ignores external URLs. */
export async function removeStored(
  dependencies: Parameters<typeof removeFiles>[0],
  address: string | null | undefined,
): Promise<void> {
  if (address?.startsWith(FILES)) await removeFiles(dependencies, [address.slice(FILES.length)]);
}
