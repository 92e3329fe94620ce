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

/** A link by which a couple is asked for a testimonial, with the message that carries it. */
export interface ReviewRequestsTable {
  id: Generated<number>;
  customer_id: number;
  provider_id: number;
  couple_provider_id: number;
  token_hash: string;
  channel: Schemas['CommentRequestChannel'];
  is_reminder: Generated<boolean>;
  to_address: string | null;
  subject: string | null;
  body: string | null;
  /** `made` for a link that is handed over, else where its message stands. */
  status: 'made' | 'queued' | 'sent' | 'failed';
  failure: string | null;
  created_by: number | null;
  created_at: string;
  expires_at: string;
  opened_at: string | null;
}

/** Filters and look of a provider's review widget on other sites. */
export interface ReviewWidgetsTable {
  provider_id: number;
  customer_id: number;
  /** Public: whoever sees a site with the widget knows it. */
  key: string;
  max_reviews: number;
  min_star: number;
  include_words: string;
  exclude_words: string;
  look: Schemas['WidgetLook'];
  theme: Schemas['WidgetTheme'];
  updated_at: string;
}

/** Tables of this part. */
export interface TestimonialTables {
  testimonial_histories: TestimonialHistoriesTable;
  review_requests: ReviewRequestsTable;
  review_widgets: ReviewWidgetsTable;
}
