import type { Video } from '#contract/parseVideo.ts';
import type { Schemas } from '#contract/types.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { PictureMetadata } from '../../files/PictureMetadata.ts';

/** Video of an external host, or an uploaded file. */
export type VideoMetadata = Video | { host: 'own'; key: string; size: number };

/** Reviewed values of a photo or video while they were approved, and its state then. */
export interface ApprovedMedia {
  name: string;
  description: string | null;
  /** Missing in rows from before properties were reviewed. */
  properties?: Schemas['MediaProperty'][];
  source_credit: string | null;
  video_url: string | null;
  /** Key of the picture's original file. */
  original: string | null;
  status: 'approved' | 'published';
  publishes_by: string | null;
}

/** Photos and videos of the providers. */
export interface MediasTable {
  id: Generated<number>;
  customer_id: number;
  provider_id: number;
  gallery_id: number | null;
  version: Generated<number>;
  kind: Schemas['MediaKind'];
  name: string;
  description: string | null;
  search_key: ColumnType<string, never, never>;
  tag_ids: JSONColumnType<number[]>;
  properties: JSONColumnType<Schemas['MediaProperty'][]>;
  min_price: number | null;
  max_price: number | null;
  source_credit: string | null;
  rotation: Generated<number>;
  is_active: Generated<boolean>;
  is_main: Generated<boolean>;
  /** Position among all of the provider, from 1. */
  place: number;
  status: Generated<Schemas['MediaStatus']>;
  publishes_by: string | null;
  rejection_cause: Schemas['MediaRejectionCause'] | null;
  picture: JSONColumnType<PictureMetadata> | null;
  video_url: string | null;
  video: JSONColumnType<VideoMetadata> | null;
  is_360: Generated<boolean>;
  is_promo: Generated<boolean>;
  is_promo_in_turn: Generated<boolean>;
  /** Hash of the uploaded bytes, or host and id of a linked video. */
  content_hash: string;
  /** Approved values from before a pending change; null if there were none. */
  approved: ColumnType<ApprovedMedia | null, string | null | undefined, string | null>;
  /** Files that were chosen together, and the position among them, from 1. */
  batch: string | null;
  batch_position: number | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

/** Option groups; the contract defines the table. */
export interface ItemOptionGroupsTable {
  id: Generated<number>;
  provider_category_id: number;
  name: string;
  options: JSONColumnType<{ id: number; name: string }[]>;
}

/** Columns that hand-written statements read; the contract defines the table. */
export interface GalleriesTable {
  id: Generated<number>;
  customer_id: number;
  provider_id: number;
}

export interface MediaTables {
  galleries: GalleriesTable;
  item_option_groups: ItemOptionGroupsTable;
  medias: MediasTable;
}
