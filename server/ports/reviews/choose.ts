import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { googleReviews, type GoogleReviewsOptions } from './google.ts';
import type { ReviewsPort } from './port.ts';
import { sandboxReviews } from './sandbox.ts';

export interface ReviewsConfiguration {
  /** Undefined uses the sandbox; in production, no service. */
  google?: Pick<GoogleReviewsOptions, 'key' | 'baseUrl'> | undefined;
}

interface Dependencies {
  kysely: Kysely<Tables>;
  production: boolean;
}

const closed: ReviewsPort = {
  fetch: () => Promise.resolve({ ok: false, reason: 'not_connected' }),
};

/** Creates the configured port of external reviews; `isSandbox` is true for the sandbox. */
export function chooseReviews(
  { google }: ReviewsConfiguration,
  { kysely, production }: Dependencies,
): { reviews: ReviewsPort; isSandbox: boolean } {
  if (google) return { reviews: googleReviews(google), isSandbox: false };
  if (production) return { reviews: closed, isSandbox: false };
  return { reviews: sandboxReviews(kysely), isSandbox: true };
}
