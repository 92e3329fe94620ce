import type { Schemas } from '#contract/types.ts';

/** Place at an external service whose reviews are fetched. */
export type ReviewedPlace = Pick<Schemas['ReviewChannel'], 'kind' | 'name' | 'address'>;

/** Review of an external service; its texts are plain text. */
export interface SourceReview {
  externalId: string;
  author: string;
  /** 1 to 5 stars. */
  star: number;
  text: string;
  /** ISO instant. */
  writtenAt: string;
}

/** Reason why no reviews could be fetched. */
export type ReviewProblem = 'not_found' | 'unreachable' | 'unreadable' | 'not_connected';

/** Result of a service: its newest reviews, or the reason of a failure. */
export type FetchedReviews =
  | { ok: true; reviews: SourceReview[] }
  | { ok: false; reason: ReviewProblem };

/** Fetches reviews from external services. */
export interface ReviewsPort {
  /** Fetches the newest reviews of a place within ten seconds; never throws. */
  fetch(place: ReviewedPlace): Promise<FetchedReviews>;
}
