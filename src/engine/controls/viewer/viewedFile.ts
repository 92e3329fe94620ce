import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Picture } from '../../definition/pictureOf.ts';

/** File that the panel can display: a public picture by its URL, any other file by its bytes. */
export interface ViewedFile {
  /** Query key of the file; unique among all shown files. */
  key: QueryKey;
  name: string;
  /** Media type of the file. */
  type: string;
  /** Alternative text of the picture; its name by default. */
  alt?: string;
  /** The picture in its sizes, instead of the URL alone. */
  picture?: Picture | undefined;
  source: string | ((signal: AbortSignal) => Promise<Blob>);
  /** Replaces the picture, such as the player of a video. */
  content?: ReactNode;
}

export const isPdf = (type: string): boolean => type === 'application/pdf';

/** Returns true for media types that the panel can show. */
export const isViewable = (type: string): boolean =>
  isPdf(type) || /^image\/(jpeg|png|webp)$/.test(type);
