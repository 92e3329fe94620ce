import type { Video } from '#contract/parseVideo.ts';
import type { Schemas } from '#contract/types.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { KeptPicture } from '../../files/KeptPicture.ts';

/** Video of another host, or a file of our own. */
export type KeptVideo = Video | { host: 'own'; key: string; size: number };

/** Photos and videos of the pages. */
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
  /** Place among all of the page, from 1. */
  place: number;
  status: Generated<Schemas['MediaStatus']>;
  publishes_by: string | null;
  rejection_cause: Schemas['MediaRejectionCause'] | null;
  picture: JSONColumnType<KeptPicture> | null;
  video_url: string | null;
  video: JSONColumnType<KeptVideo> | null;
  is_360: Generated<boolean>;
  is_promo: Generated<boolean>;
  is_promo_in_turn: Generated<boolean>;
  /** Of the uploaded bytes, or host and id of a linked video. */
  content_hash: string;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

/** Groups of options; the contract makes the table. */
export interface ItemOptionGroupsTable {
  id: Generated<number>;
  provider_category_id: number;
  name: string;
  options: JSONColumnType<{ id: number; name: string }[]>;
}

/** The columns that statements by hand read; the contract makes the table. */
export interface GalleriesTable {
  id: Generated<number>;
  customer_id: number;
  provider_id: number;
}

/** Tables of this part. */
export interface MediaTables {
  galleries: GalleriesTable;
  item_option_groups: ItemOptionGroupsTable;
  medias: MediasTable;
}
