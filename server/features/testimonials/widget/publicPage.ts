import type { Language, Tx } from '../../../http/call.ts';
import { dayIn } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { reviewsPath } from '../reviewsPath.ts';
import { publicName } from './rules.ts';
import { reviewsHtml } from './reviewsHtml.ts';
import { findProvider, publishedReviews, ratingOf } from './store.ts';
import { writtenMonth } from './messages.ts';

/** Reviews per page. */
const PAGE = 20;

interface ReviewsPageOptions {
  providerId: number;
  /** Page number from 1. */
  page: number;
  language: Language;
  publicUrl: string;
}

/** Renders the public page of a provider's reviews, newest first; undefined for an unknown provider, and one that is on hold. */
export async function publicReviewsPage(
  tx: Tx,
  { providerId, page, language, publicUrl }: ReviewsPageOptions,
): Promise<string | undefined> {
  const provider = await findProvider(tx, providerId);
  if (!provider || provider.on_hold) return undefined;
  const rating = await ratingOf(tx, providerId);
  const reviews = await publishedReviews(tx, providerId, {
    limit: PAGE,
    offset: (page - 1) * PAGE,
  });
  return reviewsHtml({
    language,
    provider,
    rating,
    address: `${publicUrl}${reviewsPath(provider)}`,
    reviews: reviews.map((review) => ({
      ...review,
      name: publicName(review.couple_name),
      month: writtenMonth(language, review.created_at, zone),
      isoMonth: dayIn(zone, new Date(review.created_at)).slice(0, 7),
    })),
    next: page * PAGE < rating.count ? page + 1 : undefined,
  });
}
