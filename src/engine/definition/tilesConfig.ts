import type { ComponentType } from 'react';
import type { CreatePath, LeafPath, Manifest, RecordOf } from './manifest.ts';

/** Paths of fields with a stored picture: its URL alone, or with its dimensions, sizes and placeholder. */
type PicturePath<M extends Manifest> = {
  [P in keyof M['fields'] & string]: M['fields'][P]['kind'] extends 'object' | 'image' ? P : never;
}[keyof M['fields'] & string];

/** Mapping of chosen files to new records. */
export interface UploadConfig<M extends Manifest> {
  /** Field of the new record that receives the file. */
  readonly file: CreatePath<M>;
  /** Fields that the user fills in once for all chosen files. */
  readonly ask?: readonly CreatePath<M>[];
  /** Fields that receive the id of the files chosen together, and the position among them, from 1. */
  readonly batch?: { readonly id: CreatePath<M>; readonly position: CreatePath<M> };
  /** Values that every new record receives. */
  readonly set?: { readonly [P in CreatePath<M>]?: string | number | boolean };
}

/** Layout with pictures as tiles, the initial layout of the list. */
export interface TilesConfig<M extends Manifest, X extends string> {
  readonly picture: PicturePath<M>;
  /** Shape to which the pictures are cropped: 3 to 4 instead of 4 to 3. */
  readonly shape?: 'portrait';
  /** Component over the picture, such as the badge of the main picture. */
  readonly badges?: ComponentType<{ record: RecordOf<M> }>;
  /** Facts under the name. */
  readonly under?: readonly (LeafPath<M> | X)[];
  /** Lines for these facts, by default one for each; the name of the provider adds one. At most two in all. */
  readonly lines?: 1 | 2;
  /** Component below the name in the enlarged view, such as a rejection reason. */
  readonly notice?: ComponentType<{ record: RecordOf<M> }>;
  /** Accepts several dropped files, each of which becomes a record. */
  readonly upload?: UploadConfig<M>;
  /** Opens the record's page on click instead of the enlarged picture. */
  readonly opens?: 'record';
  /** Components that replace the picture in the enlarged view, by the values of a field. */
  readonly slides?: {
    readonly by: LeafPath<M> | X;
    readonly of: { readonly [value: string]: ComponentType<{ record: RecordOf<M> }> };
  };
}
