import type { Generated } from 'kysely';
import type { Schemas } from '#contract/types.ts';

/** Event in the history of a testimonial. */
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

/** Link of a testimonial request to a couple, with its message. */
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
  /** `made` for a link that is handed over in person, otherwise the message's status. */
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
  /** Public: visible to every visitor of a site with the widget. */
  key: string;
  max_reviews: number;
  min_star: number;
  include_words: string;
  exclude_words: string;
  look: Schemas['WidgetLook'];
  theme: Schemas['WidgetTheme'];
  updated_at: string;
}

export interface TestimonialTables {
  testimonial_histories: TestimonialHistoriesTable;
  review_requests: ReviewRequestsTable;
  review_widgets: ReviewWidgetsTable;
}
