/** A stored file, as it is given out. */
export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/** Keeps files by generated keys; a key never holds a name that a person chose. */
export interface StoragePort {
  /** Writes a file whole or not at all. Keys look like `profile/1f0c….webp`. */
  put(key: string, file: StoredFile): Promise<void>;
  /** The file, or undefined where there is none. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
}
