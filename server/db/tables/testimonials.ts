import type { Generated } from 'kysely';
import type { Schemas } from '#contract/types.ts';

/** Something that happened to a testimonial. */
export interface TestimonialHistoriesTable {
  id: Generated<number>;
  customer_id: number;
  provider_id: number;
  testimonial_id: number;
  event: Schemas['TestimonialHistory']['event'];
  note: string | null;
  /** Null for couples and the support desk. */
  created_by: number | null;
  created_at: string;
}

/** Tables of this part. */
export interface TestimonialTables {
  testimonial_histories: TestimonialHistoriesTable;
}
