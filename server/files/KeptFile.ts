import type { KeptSize } from './KeptPicture.ts';

/** Metadata of a file that a row stores; the storage holds the file itself. */
export interface KeptFile {
  key: string;
  name: string;
  /** Size in bytes. */
  size: number;
  mediaType: string;
  /** Width in pixels. */
  width?: number;
  height?: number;
  /** Smaller public sizes of a picture, smallest first. */
  sources?: KeptSize[];
  /** Picture of a few pixels as a data URL. */
  placeholder?: string;
}
