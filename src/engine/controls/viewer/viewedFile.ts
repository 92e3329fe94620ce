import type { QueryKey } from '@tanstack/react-query';

/** A file that can be looked at in the panel: a public picture by its address, any other by its bytes. */
export interface ViewedFile {
  /** Identifies the file among all that are shown. */
  key: QueryKey;
  name: string;
  /** Media type of the file. */
  type: string;
  /** Description of the picture; its name by default. */
  alt?: string;
  source: string | ((signal: AbortSignal) => Promise<Blob>);
}

export const isPdf = (type: string): boolean => type === 'application/pdf';

/** Returns true for media types that the panel can show. */
export const isViewable = (type: string): boolean =>
  isPdf(type) || /^image\/(jpeg|png|webp)$/.test(type);
