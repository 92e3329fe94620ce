import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { notFound, refused } from '../../../http/apiError.ts';
import type { Call, Tx } from '../../../http/call.ts';
import { hashToken } from '../../../secrets/token.ts';
import { notifyUsers } from '../../notifications/commands.ts';
import { reviewsPath } from '../reviewsPath.ts';
import { recordHistory } from '../store.ts';
import { MAX_PHOTOS, PHOTOS_MS, stateOf } from './rules.ts';
import { findLink, lockLink, mainPicture, markOpened, markStatus, type LinkRow } from './store.ts';

async function linkOf(tx: Tx, token: string): Promise<LinkRow> {
  const link = await lockLink(tx, hashToken(token));
  if (!link) throw notFound();
  return link;
}

/** Returns the request of a link. */
export async function readLink(
  tx: Tx,
  { params, now, publicUrl }: Call<'getReviewRequest'>,
): Promise<{ data: Schemas['ReviewRequest'] }> {
  const link = await findLink(tx, hashToken(params.token));
  if (!link) throw notFound();
  return {
    data: {
      state: stateOf(link.request_status, link.expires_at, now),
      providerName: link.provider_name,
      providerImage: await mainPicture(tx, link.provider_id),
      coupleName: link.couple_name,
      weddingDate: link.wedding_date,
      language: link.language,
      reviewsUrl: `${publicUrl}${reviewsPath({ id: link.provider_id, slug: link.slug })}`,
    },
  };
}

/** Records that the couple opened a link. */
export async function openLink(tx: Tx, { params, now }: Call<'openReviewRequest'>): Promise<void> {
  const link = await linkOf(tx, params.token);
  const at = now.toISOString();
  await markOpened(tx, link.request_id, at);
  if (link.request_status === 'asked' && stateOf('asked', link.expires_at, now) === 'open')
    await markStatus(tx, link.id, 'opened', at);
}

function assertOpen(link: LinkRow, now: Date): void {
  const state = stateOf(link.request_status, link.expires_at, now);
  if (state !== 'open') throw refused(`review_${state}`);
}

/** Returns the ids of the users with access to a provider. */
async function usersOf(tx: Tx, providerId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('customer_user_providers as l')
    .innerJoin('customer_users as u', 'u.id', 'l.customer_user_id')
    .select('u.id')
    .where('l.provider_id', '=', providerId)
    .where('u.has_left', '=', false)
    .orderBy('u.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores a couple's testimonial as pending; once per link. */
export async function answerLink(tx: Tx, call: Call<'answerReviewRequest'>): Promise<void> {
  const { params, body, now } = call;
  const link = await linkOf(tx, params.token);
  assertOpen(link, now);
  const at = now.toISOString();
  const { rows } = await sql<{ id: number }>`
    insert into provider_testimonials
      (customer_id, provider_id, couple_name, wedding_date, text, star, star_service,
        star_communication, star_value, source, is_main, reply_status, dispute_status, status,
        version, created_at, updated_at)
    values (${link.customer_id}, ${link.provider_id}, ${link.couple_name},
      ${link.wedding_date}, ${body.text.trim()}, ${body.star},
      ${body.starService ?? null}, ${body.starCommunication ?? null}, ${body.starValue ?? null},
      'request', false, 'none', 'none', 'pending', 1, ${at}, ${at})
    returning id`.execute(tx);
  const testimonialId = rows[0]?.id ?? 0;
  await recordHistory(tx, { testimonialId, event: 'written', now });
  await markStatus(tx, link.id, 'answered', at, testimonialId);
  await notifyUsers(tx, link.customer_id, await usersOf(tx, link.provider_id), {
    kind: 'testimonial',
    providerId: link.provider_id,
    path: `/provider-testimonials/${testimonialId}`,
    params: { couple: link.couple_name },
    at,
  });
}

/** Ends the requests to a couple that declines. */
export async function declineLink(tx: Tx, call: Call<'declineReviewRequest'>): Promise<void> {
  const link = await linkOf(tx, call.params.token);
  if (link.request_status === 'declined') return;
  assertOpen(link, call.now);
  await markStatus(tx, link.id, 'declined', call.now.toISOString());
}

/** Adds a stored photo to a couple's testimonial. */
export async function addPhoto(tx: Tx, call: Call<'addReviewRequestImage'>): Promise<void> {
  const { params, body, now } = call;
  const link = await linkOf(tx, params.token);
  if (link.testimonial_id === null || link.answered_at === null) throw refused('state');
  if (now.getTime() - new Date(link.answered_at).getTime() > PHOTOS_MS)
    throw refused('review_expired');
  const id = link.testimonial_id;
  const { rows } = await sql<{ status: string; photos: number }>`
    select t.status, (select count(*)::int from testimonial_images i
      where i.testimonial_id = t.id) as photos
    from provider_testimonials t where t.id = ${id} for update of t`.execute(tx);
  const [found] = rows;
  if (found?.status !== 'pending') throw refused('review_expired');
  if (found.photos >= MAX_PHOTOS) throw refused('max_records');
  await sql`
    insert into testimonial_images (customer_id, testimonial_id, image, created_at)
    values (${link.customer_id}, ${id}, ${JSON.stringify(body.image)}::jsonb, ${now.toISOString()})`.execute(
    tx,
  );
}
