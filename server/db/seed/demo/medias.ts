import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { videos } from './videos.ts';

const MINUTE_MS = 60_000;
/** An approved record of the demo is published in as many minutes. */
const PUBLISHED_IN = 40;

/** Photos and videos of the pages. */
export function medias(now: Date): object[] {
  const today = dayIn(zone, now);
  const places = new Map<number, number>();
  return videos.map((video, index) => {
    const place = (places.get(video.provider) ?? 0) + 1;
    places.set(video.provider, place);
    const at = hourOf(zone, addDays(today, -90 + index * 9), 14).toISOString();
    const isApproved = video.status === 'approved';
    return {
      id: index + 1,
      customer_id: video.customer,
      provider_id: video.provider,
      gallery_id: null,
      kind: 'video',
      name: video.name,
      description: video.description,
      tag_ids: [],
      properties: [],
      min_price: null,
      max_price: null,
      source_credit: null,
      rotation: 0,
      is_active: true,
      is_main: false,
      place,
      status: video.status,
      publishes_by: isApproved
        ? new Date(now.getTime() + PUBLISHED_IN * MINUTE_MS).toISOString()
        : null,
      rejection_cause: null,
      picture: null,
      video_url: video.url,
      video: video.video,
      is_360: video.is360 ?? false,
      is_promo: video.promo !== undefined,
      is_promo_in_turn: video.promo === 'inTurn',
      content_hash: `${video.video.host}:${video.video.id}`,
      version: 1,
      created_at: at,
      updated_at: at,
    };
  });
}
