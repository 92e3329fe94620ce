import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../http/call.ts';
import type { ReviewedField } from '../../review/declaredReviews.ts';
import { lockMedia, refreshMedia } from '../media/commands.ts';

/** Table of an area's records with the names of their states. */
export interface Queue {
  table: string;
  approved: string;
  /** True if a job publishes the record after its approval. */
  isPublishedLater: boolean;
  title: RawBuilder<unknown>;
  text: RawBuilder<unknown>;
  image: RawBuilder<unknown>;
  /** Stored picture in its sizes. */
  picture?: RawBuilder<unknown>;
  /** Stored video. */
  video?: RawBuilder<unknown>;
  /** Object with what else is judged of a photo or video. */
  media?: RawBuilder<unknown>;
  /** Locks what `refresh` updates, before any record is locked. */
  lock?: (tx: Tx, providerId: number) => Promise<void>;
  /** Updates the provider after a record was decided or published. */
  refresh?: (tx: Tx, providerId: number) => Promise<void>;
  /** Resource whose fields are compared with the last approved values. */
  resource?: string;
  /** Reviewed fields, all of which are shown of a record without former values; none by default. */
  fields?: readonly ReviewedField[] | undefined;
  /** List of the stored files that are published with the record; they count in its fingerprint. */
  files?: RawBuilder<unknown>;
  /** Fingerprint of the record's own state; its version by default. */
  seen?: RawBuilder<unknown>;
  /** Columns that a decision updates. */
  stamps: readonly ('version' | 'updated_at')[];
  /** Column of the instant since which a record is pending; `created_at` by default. */
  since?: string;
  /** False if the records belong to no provider. */
  hasProvider?: boolean;
  /** Columns of state and reason, and the pending state, if they are not the default ones. */
  columns?: { status: string; reason: string | undefined; waiting: string };
  /** Fields that differ from the published ones, and their resource; none by default. */
  changes?: { resource: RawBuilder<unknown>; list: RawBuilder<unknown> };
  /** Additional columns of an approval. */
  onApproval?: RawBuilder<unknown>;
}

/** Selects the URL of a stored picture, 800 pixels wide if it has that size. */
export const pictureUrl = (stored: RawBuilder<unknown>) =>
  sql`'/files/' || coalesce(${stored} -> 'sources' -> 1 ->> 'key', ${stored} ->> 'key')`;

const picture = (column: string) => pictureUrl(sql`${sql.ref(`r.${column}`)}`);

/** Selects view, source credit, names of tags and properties of a photo or video. */
const MEDIA_FACTS = sql`jsonb_build_object(
  'is360', r.is_360,
  'sourceCredit', r.source_credit,
  'properties', r.properties,
  'tags', (
    select coalesce(jsonb_agg(o.option ->> 'name' order by g.id, o.position), '[]')
    from providers p
    join item_option_groups g on g.provider_category_id = p.category_id
    cross join lateral jsonb_array_elements(g.options) with ordinality o (option, position)
    where p.id = r.provider_id and r.tag_ids @> jsonb_build_array(o.option -> 'id')))`;

const STAMPS = ['version', 'updated_at'] as const;

/** Hand-written areas; those of other entities follow from the contract. */
export const WRITTEN_QUEUES = {
  updates: {
    table: 'change_requests',
    approved: 'approved',
    isPublishedLater: false,
    title: sql`coalesce(r.title, r.subject)`,
    text: sql`null`,
    image: sql`null`,
    seen: sql`r.id || '.' || r.replaced`,
    changes: { resource: sql`r.resource`, list: sql`r.changes` },
    stamps: [],
  },
  media: {
    table: 'medias',
    resource: 'medias',
    approved: 'approved',
    isPublishedLater: true,
    title: sql`r.name`,
    text: sql`r.description`,
    image: sql`'/files/' || (r.picture -> 'sources' -> 1 ->> 'key')`,
    picture: sql`r.picture`,
    video: sql`r.video`,
    media: MEDIA_FACTS,
    columns: { status: 'status', reason: 'rejection_cause', waiting: 'pending' },
    // A changed photo is pending since its change.
    since: 'updated_at',
    lock: lockMedia,
    refresh: refreshMedia,
    stamps: STAMPS,
  },
  campaigns: {
    table: 'discounts',
    resource: 'discounts',
    approved: 'approved',
    isPublishedLater: true,
    title: sql`r.title`,
    text: sql`r.short_description`,
    image: picture('image'),
    files: sql`(select jsonb_agg(d.document order by d.id) from discount_documents d
      where d.discount_id = r.id)`,
    stamps: STAMPS,
  },
  models: {
    table: 'provider_items',
    resource: 'provider-items',
    approved: 'published',
    isPublishedLater: false,
    title: sql`r.name`,
    text: sql`r.description`,
    image: picture('cover_image'),
    stamps: STAMPS,
  },
  testimonials: {
    table: 'provider_testimonials',
    approved: 'active',
    isPublishedLater: false,
    title: sql`r.couple_name`,
    text: sql`r.star || '/5 · ' || r.text`,
    image: sql`null`,
    files: sql`(select jsonb_agg(i.image order by i.id) from testimonial_images i
      where i.testimonial_id = r.id)`,
    stamps: STAMPS,
  },
  replies: {
    table: 'provider_testimonials',
    approved: 'active',
    isPublishedLater: false,
    title: sql`r.couple_name`,
    text: sql`r.text || case when r.published_reply is null then ${'\n\n→ '} || r.reply else '' end`,
    image: sql`null`,
    stamps: STAMPS,
    columns: { status: 'reply_status', reason: 'reply_rejection_reason', waiting: 'pending' },
    changes: {
      resource: sql`'provider-testimonials'`,
      list: sql`case when r.published_reply is not null then jsonb_build_array(
        jsonb_build_object('field', 'reply', 'before', r.published_reply, 'after', r.reply)) end`,
    },
    onApproval: sql`, published_reply = reply`,
  },
  disputes: {
    table: 'provider_testimonials',
    approved: 'accepted',
    isPublishedLater: false,
    title: sql`r.couple_name`,
    text: sql`r.text || ${'\n\n→ '} || r.dispute_reason`,
    image: sql`null`,
    stamps: STAMPS,
    columns: { status: 'dispute_status', reason: 'dispute_answer', waiting: 'open' },
    // The comment is taken down for the provider's reason.
    onApproval: sql`, status = 'rejected', rejection_reason = dispute_reason, is_main = false`,
  },
} satisfies Record<string, Queue>;

const USUAL = { status: 'status', reason: 'rejection_reason', waiting: 'pending' };

export const columnsOf = ({ columns = USUAL }: Queue) => columns;

/** Selects the fingerprint of a record with its files. */
export const seenOf = ({ seen = sql`r.version::text`, files }: Queue): RawBuilder<unknown> =>
  files ? sql`concat_ws('.', ${seen}, md5(${files}::text))` : seen;

/** Builds the condition for records pending approval. */
export function waits(queue: Queue): RawBuilder<unknown> {
  const { status, waiting } = columnsOf(queue);
  return sql`r.${sql.ref(status)} = ${sql.lit(waiting)}`;
}

const fieldValue = ({ column, pictures }: ReviewedField): RawBuilder<unknown> => {
  const value = sql.ref(`r.${column}`);
  if (pictures === 'none') return value;
  if (pictures === 'one') return sql`'/files/' || (${value} ->> 'key')`;
  return sql`(select json_agg('/files/' || (f.file ->> 'key') order by f.place)
    from jsonb_array_elements(${value}) with ordinality f (file, place))`;
};

/** Selects the reviewed fields of a record by name, as the record shows them. */
export const fieldValuesOf = ({ fields = [] }: Queue): RawBuilder<unknown> =>
  fields.length === 0
    ? sql`null::json`
    : sql`json_build_object(${sql.join(
        fields.flatMap((field) => [sql.lit(field.name), fieldValue(field)]),
      )})`;

/** Queues whose records a job publishes after their approval. */
export const publishedLater: Queue[] = Object.values(WRITTEN_QUEUES).filter(
  ({ isPublishedLater }) => isPublishedLater,
);
