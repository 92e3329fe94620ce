import type { Schemas } from '#contract/types.ts';

/** A place at another service whose reviews are fetched. */
export type ReviewedPlace = Pick<Schemas['ReviewChannel'], 'kind' | 'name' | 'address'>;

/** A review as another service gives it; its texts are no HTML. */
export interface SourceReview {
  externalId: string;
  author: string;
  /** 1 to 5. */
  star: number;
  text: string;
  /** ISO time. */
  writtenAt: string;
}

/** Reason why a place gave no reviews. */
export type ReviewProblem = 'not_found' | 'unreachable' | 'unreadable' | 'not_connected';

/** Answer of a service: its newest reviews, or the reason why there are none. */
export type FetchedReviews =
  | { ok: true; reviews: SourceReview[] }
  | { ok: false; reason: ReviewProblem };

/** Fetches what couples wrote at other services. */
export interface ReviewsPort {
  /** Asks for the newest reviews of a place; never throws, and ends within ten seconds. */
  fetch(place: ReviewedPlace): Promise<FetchedReviews>;
}
