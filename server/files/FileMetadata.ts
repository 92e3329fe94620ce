import type { PictureSize } from './PictureMetadata.ts';

/** Member of a record with its pictures in their sizes, which is computed from the stored files. */
export const PICTURES = 'pictures';

/** Metadata of a file that a row stores; the storage holds the file itself. */
export interface FileMetadata {
  key: string;
  name: string;
  /** Size in bytes. */
  size: number;
  mediaType: string;
  /** Width in pixels. */
  width?: number;
  height?: number;
  /** Smaller public sizes of a picture, smallest first. */
  sources?: PictureSize[];
  /** Picture of a few pixels as a data URL. */
  placeholder?: string;
}
