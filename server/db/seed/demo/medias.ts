import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { account } from './accounts.ts';
import { page } from './pages.ts';
import { chosenPictures, galleryPlans, photoName, photoTags, specialStates } from './photoPlan.ts';
import { keptPicture, type DemoPicture } from './pictures.ts';
import { videos, type DemoVideo } from './videos.ts';

const MINUTE_MS = 60_000;
/** Minutes between submission and publication of an approved record. */
const PUBLISHED_IN = 40;

/** Category of each provider with photos. */
const CATEGORIES: Readonly<Record<number, number>> = {
  [page.cinaralti]: 21,
  [page.isik]: 3,
  [page.inci]: 2,
};

/** Common columns of photos and videos. */
const PLAIN = {
  gallery_id: null,
  description: null,
  tag_ids: [],
  properties: [],
  min_price: null,
  max_price: null,
  source_credit: null,
  rotation: 0,
  is_active: true,
  is_main: false,
  publishes_by: null,
  rejection_cause: null,
  picture: null,
  video_url: null,
  video: null,
  is_360: false,
  is_promo: false,
  is_promo_in_turn: false,
  version: 1,
};

/** Record without id and position. */
type Draft = { provider_id: number } & Record<string, unknown>;

const stamped = (now: Date, daysAgo: number) => {
  const at = hourOf(zone, addDays(dayIn(zone, now), -daysAgo), 14).toISOString();
  return { created_at: at, updated_at: at };
};

function photos(pictures: readonly DemoPicture[], now: Date): Draft[] {
  const states = specialStates();
  return galleryPlans.flatMap((plan, gallery) => {
    const { provider } = plan;
    const seen = new Map<string, number>();
    return chosenPictures(plan, pictures, gallery).map((picture, index): Draft => {
      const { scene } = picture;
      const count = seen.get(scene) ?? 0;
      seen.set(scene, count + 1);
      const state = states.get(`${gallery} ${index}`);
      const isFirst = galleryPlans.findIndex((one) => one.provider === provider) === gallery;
      return {
        ...PLAIN,
        ...stamped(now, state?.status === 'pending' ? 1 : 190 - gallery * 18),
        customer_id: account.yildirim,
        provider_id: provider,
        gallery_id: gallery + 1,
        kind: 'photo',
        name: photoName(scene, count),
        description: index === 0 ? `${plan.name}, ${plan.shotAt}.` : null,
        tag_ids: photoTags(CATEGORIES[provider] ?? 0, scene),
        source_credit: provider === page.cinaralti ? 'Işık & Gölge Fotoğraf' : null,
        is_active: state?.isActive ?? true,
        is_main: isFirst && index === 0,
        status: state?.status ?? 'published',
        rejection_cause: state?.cause ?? null,
        picture: keptPicture(picture),
        content_hash: `demo-${gallery + 1}-${picture.name}`,
      };
    });
  });
}

/** Returns the panorama of the garden, for the 360° viewer. */
function panoramas(pictures: readonly DemoPicture[], now: Date): Draft[] {
  return pictures
    .filter(({ scene }) => scene === 'panorama')
    .map((picture) => ({
      ...PLAIN,
      ...stamped(now, 60),
      customer_id: account.yildirim,
      provider_id: page.cinaralti,
      kind: 'photo',
      name: 'Bahçemiz, her yönden',
      tag_ids: photoTags(CATEGORIES[page.cinaralti] ?? 0, 'garden'),
      status: 'published',
      picture: keptPicture(picture),
      is_360: true,
      content_hash: 'demo-panorama',
    }));
}

function frontOf({ front }: DemoVideo, pictures: readonly DemoPicture[]) {
  const picture = pictures.find(({ name }) => name === front);
  return picture ? keptPicture(picture) : null;
}

const videoRow =
  (pictures: readonly DemoPicture[], now: Date) =>
  (video: DemoVideo, index: number): Draft => ({
    ...PLAIN,
    ...stamped(now, video.status === 'pending' ? 1 : 90 - index * 8),
    customer_id: video.customer,
    provider_id: video.provider,
    kind: 'video',
    name: video.name,
    description: video.description,
    status: video.status,
    publishes_by:
      video.status === 'approved'
        ? new Date(now.getTime() + PUBLISHED_IN * MINUTE_MS).toISOString()
        : null,
    video_url: video.url,
    video: video.video,
    picture: frontOf(video, pictures),
    is_360: video.is360 ?? false,
    is_promo: video.promo !== undefined,
    is_promo_in_turn: video.promo === 'inTurn',
    content_hash: `${video.video.host}:${video.video.id}`,
  });

/** Returns the photos and videos of the providers, in order. */
export function medias(now: Date, pictures: readonly DemoPicture[]): object[] {
  const places = new Map<number, number>();
  const drafts = [
    ...photos(pictures, now),
    ...panoramas(pictures, now),
    ...videos.map(videoRow(pictures, now)),
  ];
  return drafts.map((draft, index) => {
    const place = (places.get(draft.provider_id) ?? 0) + 1;
    places.set(draft.provider_id, place);
    // All rows need the same columns in the same order.
    return { id: index + 1, ...PLAIN, ...draft, place };
  });
}
