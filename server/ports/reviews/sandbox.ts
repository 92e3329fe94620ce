import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { FetchedReviews, ReviewsPort } from './port.ts';
import { readReviews } from './readReviews.ts';

/** Response time of a slow place in milliseconds. */
const SLOW_MS = 4000;

/** Simulates review services: reviews by URL, and the response that a user chose for each place. */
export function sandboxReviews(kysely: Kysely<Tables>): ReviewsPort {
  return {
    async fetch({ address }): Promise<FetchedReviews> {
      const place = await kysely
        .selectFrom('sandbox_review_places')
        .select('answer')
        .where('address', '=', address)
        .executeTakeFirst();
      const answer = place?.answer ?? 'ok';
      if (answer === 'slow') await wait(SLOW_MS);
      if (answer === 'not_found' || answer === 'unreachable') return { ok: false, reason: answer };
      if (answer === 'unreadable') return readReviews([{ stars: 'five' }]);
      const rows = await kysely
        .selectFrom('sandbox_reviews')
        .selectAll()
        .where('address', '=', address)
        .orderBy('written_at', 'desc')
        .orderBy('id', 'desc')
        .limit(200)
        .execute();
      return readReviews(
        rows.map((row) => ({
          externalId: `sandbox/${row.id}`,
          author: row.author,
          star: row.star,
          text: row.text,
          writtenAt: new Date(row.written_at).toISOString(),
        })),
      );
    },
  };
}
