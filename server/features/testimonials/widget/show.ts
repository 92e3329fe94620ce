import type { Schemas } from '#contract/types.ts';
import { notFound } from '../../../http/apiError.ts';
import type { Language, Tx } from '../../../http/call.ts';
import { zone } from '../../../time/zone.ts';
import { reviewsPath } from '../reviewsPath.ts';
import { chosen, publicName, type Filters } from './rules.ts';
import { findProvider, ratingOf, reviewsForChoice } from './store.ts';
import { reviewPhrase, starNames, writtenMean, writtenMonth } from './messages.ts';

interface Shown {
  providerId: number;
  filters: Filters & Pick<Schemas['WidgetFilters'], 'look' | 'theme'>;
  language: Language;
  publicUrl: string;
}

/**
 * Returns a provider's review widget: selected reviews with mean, count and a link to all.
 * @throws ApiError 404 for an unknown provider
 */
export async function showWidget(
  tx: Tx,
  { providerId, filters, language, publicUrl }: Shown,
): Promise<Schemas['ReviewWidget']> {
  const provider = await findProvider(tx, providerId);
  if (!provider) throw notFound();
  const { mean, count } = await ratingOf(tx, providerId);
  const reviews = chosen(await reviewsForChoice(tx, providerId), filters);
  const written = mean === null ? '' : writtenMean(language, mean);
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    provider: provider.name,
    mean,
    count,
    look: filters.look,
    theme: filters.theme,
    reviews: reviews.map(({ name, star, text, reply, at, source }) => ({
      name: publicName(name),
      star,
      text,
      day: writtenMonth(language, at, zone),
      reply,
      source,
    })),
    allUrl: `${publicUrl}${reviewsPath(provider)}`,
    labels: {
      title: reviewPhrase(language, 'title'),
      summary: reviewPhrase(language, 'summary', { mean: written, count }),
      choice: reviewPhrase(language, 'choice'),
      all: reviewPhrase(language, 'all'),
      reply: reviewPhrase(language, 'reply', { provider: provider.name }),
      none: reviewPhrase(language, 'none'),
      stars: starNames(language),
    },
  };
}
