import type { ComponentType } from 'react';
import type { CreatePath, LeafPath, Manifest, RecordOf } from './manifest.ts';

/** Paths of fields that hold a stored picture: its address alone, or with its pixels, its sizes and a placeholder. */
type PicturePath<M extends Manifest> = {
  [P in keyof M['fields'] & string]: M['fields'][P]['kind'] extends 'object' | 'image' ? P : never;
}[keyof M['fields'] & string];

/** A record that each chosen file becomes. */
export interface UploadConfig<M extends Manifest> {
  /** Field of the new record that the file is sent as. */
  readonly file: CreatePath<M>;
  /** Fields that are asked once for all chosen files. */
  readonly ask?: readonly CreatePath<M>[];
  /** Values that every new record gets. */
  readonly set?: { readonly [P in CreatePath<M>]?: string | number | boolean };
}

/** Pictures as tiles, the list's first layout. */
export interface TilesConfig<M extends Manifest, X extends string> {
  readonly picture: PicturePath<M>;
  /** Stands on the picture, such as the mark of the main one. */
  readonly badges?: ComponentType<{ record: RecordOf<M> }>;
  /** Facts under the name. */
  readonly under?: readonly (LeafPath<M> | X)[];
  /** Stands below the name where a picture is opened, such as why it was rejected. */
  readonly notice?: ComponentType<{ record: RecordOf<M> }>;
  /** Files are dropped on the list and become records, many at once. */
  readonly upload?: UploadConfig<M>;
  /** A press opens the record's page instead of the large picture. */
  readonly opens?: 'record';
  /** Views in place of the picture where it is opened, by the values of a field. */
  readonly slides?: {
    readonly by: LeafPath<M> | X;
    readonly of: { readonly [value: string]: ComponentType<{ record: RecordOf<M> }> };
  };
}
