import { addDays, dayIn, hourOf, type Day } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { account } from './accounts.ts';
import { badgeKey, storeBadge, type BadgeRank } from './badges.ts';
import { page } from './pages.ts';
import { chosenPictures, galleryPlans } from './photoPlan.ts';
import { keptPicture, type DemoPicture } from './pictures.ts';
import { shownPicture } from '../../../files/shownPicture.ts';

/** Returns the fields that every record of the demo customer has. */
const own = (id: number, provider: number, at: string) => ({
  id,
  customer_id: account.yildirim,
  provider_id: provider,
  created_at: at,
});

/** Returns the last date with that month and day up to `until`. @param monthDay such as 06-20 */
function lastDay(monthDay: string, until: Day): Day {
  const thisYear = `${until.slice(0, 4)}-${monthDay}`;
  return thisYear <= until ? thisYear : `${Number(until.slice(0, 4)) - 1}-${monthDay}`;
}

/** Returns nine galleries with a hundred and fifty pictures; one gallery is inactive. */
export function galleries(now: Date, pictures: readonly DemoPicture[]): object[] {
  const today = dayIn(zone, now);
  return galleryPlans.map((plan, index) => {
    const { provider, name, shotAt, photos: images } = plan;
    const [first] = chosenPictures(plan, pictures, index);
    const kept = first && keptPicture(first);
    const cover = kept && shownPicture(kept.sources, kept.placeholder);
    const at = hourOf(zone, addDays(today, -200 + index * 20), 11).toISOString();
    const isReference = index === 8;
    return {
      ...own(index + 1, provider, at),
      name,
      description: plan.wedding
        ? `${plan.wedding.couple} için çekilen kareler.`
        : `${shotAt} çekiminden kareler.`,
      cover_image: cover?.url ?? null,
      pictures: cover ? [cover] : [],
      shot_at: shotAt,
      couple_name: plan.wedding?.couple ?? null,
      wedding_date: plan.wedding
        ? lastDay(plan.wedding.day, addDays(today, -220 + index * 20))
        : null,
      email: null,
      phone: null,
      is_reference: isReference,
      has_agreement: plan.wedding !== undefined,
      is_active: index !== 5,
      image_count: images,
      order: galleryPlans.slice(0, index).filter((other) => other.provider === provider).length + 1,
      version: 1,
      updated_at: at,
    };
  });
}

const badges: readonly [provider: number, name: string, description: string, rank: BadgeRank][] = [
  [page.cinaralti, 'Çiftlerin seçimi', 'Yayımlanan yorumlarda ortalama 4 puanın üzerinde.', 'gold'],
  [page.cinaralti, 'Hızlı yanıt', 'Taleplerin çoğunu 24 saat içinde yanıtladı.', 'silver'],
  [page.cinaralti, 'İki yıldır bizimle', 'İki yıl kesintisiz üyelik.', 'gold'],
  [
    page.isik,
    'Yılın fotoğrafçısı adayı',
    'Ankara’da en çok beğenilen on fotoğrafçı arasında.',
    'bronze',
  ],
  [page.inci, 'Güvenilir firma', 'Üye olduğu günden beri hiç şikâyet almadı.', 'silver'],
];

/** Draws and stores the pictures of the badges. */
export const storeBadges = (storage: Parameters<typeof storeBadge>[0]): Promise<unknown> =>
  Promise.all(badges.map(([, , , rank], index) => storeBadge(storage, index, rank)));

/** Returns five badges of the pages. */
export function awards(now: Date): object[] {
  const today = dayIn(zone, now);
  return badges.map(([provider, name, description, rank], index) => {
    const day = addDays(today, -40 - index * 75);
    return {
      ...own(index + 1, provider, hourOf(zone, day, 10).toISOString()),
      name,
      description,
      image: `/files/${badgeKey(index, rank)}`,
      rank,
      awarded_on: day,
    };
  });
}

/** Recommended business; category and city are those of its own provider, if it has one. */
interface Recommended {
  provider: number;
  name: string;
  note: string;
  found?: { id: number; category: number; city: number };
}

const recommended: readonly Recommended[] = [
  {
    provider: page.cinaralti,
    name: 'Işık & Gölge Fotoğraf',
    note: 'Bahçemizi en iyi onlar çekiyor.',
    found: { id: page.isik, category: 3, city: 6 },
  },
  {
    provider: page.cinaralti,
    name: 'Lavanta Çiçek Evi',
    note: 'Masa çiçeklerimizi hazırlıyorlar.',
  },
  {
    provider: page.isik,
    name: 'Çınaraltı Kır Bahçesi',
    note: 'Dış çekim için gün batımında ideal.',
    found: { id: page.cinaralti, category: 21, city: 34 },
  },
  {
    provider: page.inci,
    name: 'Saç Sanat Gelin Başı',
    note: 'Provalarda birlikte çalışıyoruz.',
  },
];

/** Returns the businesses that the providers recommend. */
export function recommendations(now: Date): object[] {
  const at = hourOf(zone, addDays(dayIn(zone, now), -90), 14).toISOString();
  return recommended.map(({ provider, name, note, found }, index) => ({
    ...own(index + 1, provider, at),
    related_provider_id: found?.id ?? null,
    name,
    category_id: found?.category ?? null,
    city_id: found?.city ?? null,
    website: null,
    note,
  }));
}
