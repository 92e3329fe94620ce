/** Metadata of a file that a row stores; the storage holds the file itself. */
export interface KeptFile {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  mediaType: string;
  /** Pixels. */
  width?: number;
  height?: number;
}
