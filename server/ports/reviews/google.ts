import { z } from 'zod';
import type { FetchedReviews, ReviewedPlace, ReviewsPort } from './port.ts';
import { readJson, readReviews } from './readReviews.ts';

export interface GoogleReviewsOptions {
  /** Key of the Places API (New). */
  key: string;
  /** URL of the service; Google's by default. */
  baseUrl?: string | undefined;
  /** Time-out in milliseconds, 10 000 by default. */
  timeoutMs?: number;
}

const answer = z.object({
  places: z
    .array(
      z.object({
        reviews: z
          .array(
            z.object({
              name: z.string(),
              rating: z.number(),
              publishTime: z.string(),
              authorAttribution: z.object({ displayName: z.string() }),
              originalText: z.object({ text: z.string() }).optional(),
              text: z.object({ text: z.string() }).optional(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
});

function reviewsIn(body: unknown): FetchedReviews {
  const read = answer.safeParse(body);
  if (!read.success) return { ok: false, reason: 'unreadable' };
  const [place] = read.data.places ?? [];
  if (!place) return { ok: false, reason: 'not_found' };
  return readReviews(
    (place.reviews ?? []).map((one) => ({
      externalId: one.name,
      author: one.authorAttribution.displayName,
      star: Math.round(one.rating),
      text: (one.originalText ?? one.text)?.text ?? '',
      writtenAt: one.publishTime,
    })),
  );
}

/**
 * Creates the reviews port of Google's Places API, `POST /v1/places:searchText`: at most five reviews of the place
 * found by name. Other services offer no open API with stars (`docs/operations.md`): they are `not_connected`.
 */
export function googleReviews(options: GoogleReviewsOptions): ReviewsPort {
  const { key, baseUrl = 'https://places.googleapis.com', timeoutMs = 10_000 } = options;
  return {
    async fetch({ kind, name }: ReviewedPlace) {
      if (kind !== 'google') return { ok: false, reason: 'not_connected' };
      try {
        const response = await fetch(`${baseUrl}/v1/places:searchText`, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            'content-type': 'application/json',
            'x-goog-api-key': key,
            'x-goog-fieldmask': 'places.reviews',
          },
          body: JSON.stringify({ textQuery: name, pageSize: 1 }),
        });
        if (response.status >= 500 || response.status === 429)
          return { ok: false, reason: 'unreachable' };
        if (!response.ok) return { ok: false, reason: 'not_connected' };
        return reviewsIn(await readJson(response));
      } catch {
        return { ok: false, reason: 'unreachable' };
      }
    },
  };
}
