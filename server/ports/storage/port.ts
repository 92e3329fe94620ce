/** Contents of a stored file. */
export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/** Stores files by generated keys; a key never contains a name that a user chose. */
export interface StoragePort {
  /** Writes a file atomically. Keys look like `profile/1f0c….webp`. */
  put(key: string, file: StoredFile): Promise<void>;
  /** Returns the file; undefined if it is missing. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Deletes a file; a missing one is no error. */
  remove(key: string): Promise<void>;
}

/** Error of a storage that is unreachable or overloaded; the API answers 503. */
export class StorageUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'StorageUnavailable';
  }
}
