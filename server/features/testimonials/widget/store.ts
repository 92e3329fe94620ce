import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../http/call.ts';
import { shownComments } from '../external/store.ts';

/** Provider with the data of its public reviews. */
export interface ReviewedProvider {
  id: number;
  name: string;
  slug: string;
  city: string | null;
  /** True if it is off the site for now, with its reviews. */
  on_hold: boolean;
}

/** Returns a provider by id. */
export async function findProvider(tx: Tx, id: number): Promise<ReviewedProvider | undefined> {
  return tx
    .selectFrom('providers as p')
    .leftJoin('cities as c', 'c.id', 'p.city_id')
    .select(['p.id', 'p.name', 'p.slug', 'c.name as city', 'p.on_hold'])
    .where('p.id', '=', id)
    .executeTakeFirst();
}

/** A published review. */
export interface PublishedReview {
  id: number;
  couple_name: string;
  star: number;
  text: string;
  reply: string | null;
  created_at: string;
  photos: string[];
}

/** Maximum number of reviews that the filters are applied to. */
const MAX_REVIEWS = 500;

/** Returns a provider's published reviews, newest first, each with its published reply. */
export async function publishedReviews(
  tx: Tx,
  providerId: number,
  { limit = MAX_REVIEWS, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<PublishedReview[]> {
  const { rows } = await sql<PublishedReview>`
    select t.id, t.couple_name, t.star::int as star, t.text,
      -- While two releases run, the one before approves a reply without keeping it apart.
      case when t.reply_status = 'active' then t.reply else t.published_reply end as reply, t.created_at,
      array(select '/files/' || (i.image ->> 'key') from testimonial_images i
        where i.testimonial_id = t.id order by i.id) as photos
    from provider_testimonials t
    where t.provider_id = ${providerId} and t.status = 'active'
    order by t.created_at desc, t.id desc limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/** Review that may be displayed, our own or of an external service. */
interface Choice {
  name: string;
  star: number;
  text: string;
  reply: string | null;
  at: string;
  /** External service; null for our own. */
  source: string | null;
}

const SERVICES = { google: 'Google', facebook: 'Facebook', instagram: 'Instagram' } as const;

/** Returns a provider's published reviews and the visible ones from its channels, newest first. */
export async function reviewsForChoice(tx: Tx, providerId: number): Promise<Choice[]> {
  const own = await publishedReviews(tx, providerId);
  const external = await shownComments(tx, providerId);
  return [
    ...own.map(({ couple_name: name, star, text, reply, created_at: at }) => ({
      name,
      star,
      text,
      reply,
      at,
      source: null,
    })),
    ...external.map(({ author: name, star, text, written_at: at, kind, channel }) => ({
      name,
      star,
      text,
      reply: null,
      at,
      source: kind === 'other' ? channel.slice(0, 60) : SERVICES[kind],
    })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

export interface Rating {
  mean: number | null;
  count: number;
  byStar: number[];
}

/** Returns the mean and count of all published reviews, independent of filters. */
export async function ratingOf(tx: Tx, providerId: number): Promise<Rating> {
  const { rows } = await sql<{ star: number; count: number }>`
    select star::int as star, count(*)::int as count from provider_testimonials
    where provider_id = ${providerId} and status = 'active' group by 1`.execute(tx);
  const byStar = [1, 2, 3, 4, 5].map((star) => rows.find((row) => row.star === star)?.count ?? 0);
  const count = byStar.reduce((sum, one) => sum + one, 0);
  const stars = byStar.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return { mean: count === 0 ? null : stars / count, count, byStar };
}

type Filters = Schemas['WidgetFilters'];

const DEFAULTS = {
  key: null,
  limit: 6,
  minStar: 1,
  includeWords: '',
  excludeWords: '',
  look: 'cards',
  theme: 'auto',
} as const;

/** Returns the filters and the look of a provider's widget, with defaults. */
export async function filtersOf(tx: Tx, providerId: number): Promise<Filters> {
  const row = await tx
    .selectFrom('review_widgets')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  if (!row) return { providerId, ...DEFAULTS };
  return {
    providerId,
    key: row.key,
    limit: row.max_reviews,
    minStar: row.min_star,
    includeWords: row.include_words,
    excludeWords: row.exclude_words,
    look: row.look,
    theme: row.theme,
  };
}

/** Returns the provider id of a widget's key; undefined while the provider is on hold. */
export async function providerOfKey(tx: Tx, key: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('review_widgets as w')
    .innerJoin('providers as p', 'p.id', 'w.provider_id')
    .select('w.provider_id')
    .where('w.key', '=', key)
    .where('p.on_hold', '=', false)
    .executeTakeFirst();
  return row?.provider_id;
}

interface Saved {
  customerId: number;
  providerId: number;
  /** Key of a new widget. */
  key: string;
  filters: Schemas['WidgetFiltersWrite'];
  at: string;
}

/** Saves the settings of a widget; its key stays. */
export async function saveFilters(tx: Tx, saved: Saved): Promise<void> {
  const { customerId, providerId, key, filters, at } = saved;
  const columns = {
    max_reviews: filters.limit,
    min_star: filters.minStar,
    include_words: filters.includeWords,
    exclude_words: filters.excludeWords,
    look: filters.look,
    theme: filters.theme,
    updated_at: at,
  };
  await tx
    .insertInto('review_widgets')
    .values({ customer_id: customerId, provider_id: providerId, key, ...columns })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(columns))
    .execute();
}

/** Replaces the key of a widget. @returns false if there is no widget */
export async function replaceKey(
  tx: Tx,
  providerId: number,
  key: string,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('review_widgets')
    .set({ key, updated_at: at })
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
