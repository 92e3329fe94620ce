import { diskStorage } from './disk.ts';
import type { StoragePort } from './port.ts';
import { s3Storage, type S3Options } from './s3.ts';

export interface StorageConfiguration {
  /** Folder of files, used without a bucket. */
  folder: string;
  s3?: S3Options | undefined;
}

/** Creates the configured storage port. */
export function chooseStorage({ folder, s3 }: StorageConfiguration): StoragePort {
  return s3 ? s3Storage(s3) : diskStorage({ folder });
}
