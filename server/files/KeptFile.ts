/** What a row keeps of a file, beside the file itself in the storage. */
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
