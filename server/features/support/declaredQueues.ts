import { sql } from 'kysely';
import type { DeclaredReview } from '../../review/declaredReviews.ts';
import { pictureUrl, WRITTEN_QUEUES, type Queue } from './queues.ts';

/** Maximum length of a record's texts at the desk. */
const MAX_TITLE_LENGTH = 200;
const MAX_TEXT_LENGTH = 3000;

const written = new Set(
  Object.values<Queue>(WRITTEN_QUEUES).flatMap(({ resource }) => resource ?? []),
);

function queueOf(review: DeclaredReview): Queue {
  const { resource, table, approved, waiting, title, text, image } = review;
  const column = (name: string) => sql.ref(`r.${name}`);
  const stored = image && (image.isList ? sql`${column(image.column)} -> 0` : column(image.column));
  return {
    table,
    resource,
    approved,
    isPublishedLater: false,
    title:
      title === undefined
        ? sql`'#' || r.id`
        : sql`left(coalesce(${column(title)}, '#' || r.id), ${sql.lit(MAX_TITLE_LENGTH)})`,
    text:
      text === undefined
        ? sql`null::text`
        : sql`left(${column(text)}, ${sql.lit(MAX_TEXT_LENGTH)})`,
    fields: review.fields,
    image: stored ? pictureUrl(stored) : sql`null::text`,
    seen: review.hasVersion ? sql`r.version::text` : sql`md5(r::text)`,
    stamps: [
      ...(review.hasVersion ? (['version'] as const) : []),
      ...(review.hasUpdatedAt ? (['updated_at'] as const) : []),
    ],
    since: review.hasCreatedAt ? 'created_at' : 'updated_at',
    hasProvider: review.hasProvider,
    columns: {
      status: 'status',
      reason: review.hasReason ? 'rejection_reason' : undefined,
      waiting,
    },
  };
}

/** Returns the hand-written queues by area, with the reviewed fields of plain collections. */
export const writtenQueues = (reviews: readonly DeclaredReview[]): [string, Queue][] =>
  Object.entries<Queue>(WRITTEN_QUEUES).map(([area, queue]) => {
    const fields = reviews.find(({ resource }) => resource === queue.resource)?.fields;
    return [area, { ...queue, fields }];
  });

/** Returns the queues of reviewed collections by resource, without the hand-written ones. */
export const declaredQueues = (reviews: readonly DeclaredReview[]): [string, Queue][] =>
  reviews
    .filter(({ resource }) => !written.has(resource))
    .map((review) => [review.resource, queueOf(review)]);
