import type { Insertable } from 'kysely';
import { addDays, addMonths, dayIn } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { RivalDaysTable, RivalSharesTable } from '../../tables/statistics.ts';
import { Random } from '../random.ts';
import { page } from './pages.ts';

interface Market {
  provider: number;
  category: number;
  city: number;
  names: readonly string[];
  /** Views of an average provider per day. */
  views: number;
  hasShares: boolean;
}

const MARKETS: readonly Market[] = [
  {
    provider: page.cinaralti,
    category: 21,
    city: 34,
    views: 34,
    hasShares: true,
    names: [
      'Ihlamur Konağı',
      'Şile Yeşil Vadi',
      'Göksu Bahçe Davet',
      'Polonezköy Kır Evi',
      'Anadolu Feneri Bahçesi',
      'Çamlıca Teras',
      'Ömerli Göl Davet',
      'Üsküdar Koru Bahçe',
    ],
  },
  {
    provider: page.isik,
    category: 3,
    city: 6,
    views: 14,
    hasShares: false,
    names: [
      'Kadraj Ankara',
      'Işıl Fotoğrafçılık',
      'Çankaya Stüdyo',
      'Objektif Anı',
      'Öykü Düğün Fotoğrafı',
      'Başkent Film',
      'Ümit Kareler',
      'Tunalı Foto',
    ],
  },
  {
    provider: page.inci,
    category: 2,
    city: 35,
    views: 10,
    hasShares: true,
    names: [
      'Alsancak Gelinlik',
      'Çeşme Beyaz',
      'Duvak İzmir',
      'Ege Moda Evi',
      'Işıltı Gelinlik',
      'Karşıyaka Tül',
      'Şehrazat Gelinlik',
      'Zarif Atölye',
    ],
  },
];

const SEED = 20_270_621;

const daysUpTo = (now: Date): string[] => {
  const today = dayIn(zone, now);
  const days: string[] = [];
  for (let day = addMonths(today, -6); day <= today; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Rounds up or down at random, so that small figures keep their mean. */
const wholeOf = (random: Random, value: number) => Math.floor(value + random.next());

/** Days after which a couple has usually decided; younger leads have fewer deals, as those of the demo account. */
const DECIDED_DAYS = 75;

/** Returns the figures of eight competitors of each provider, one row per day. */
export function rivalDays(now: Date): Insertable<RivalDaysTable>[] {
  const random = new Random(SEED);
  const days = daysUpTo(now);
  return MARKETS.flatMap(({ category, city, names, views }) =>
    names.flatMap((name, index) => {
      const size = 0.5 + random.next();
      const leadRate = 0.07 + random.next() * 0.12;
      const dealRate = 0.06 + random.next() * 0.14;
      return days.map((day, at) => {
        const decided = Math.min(1, (days.length - 1 - at) / DECIDED_DAYS);
        const seen = wholeOf(random, views * size * (0.8 + random.next() * 0.4));
        const leads = Math.min(seen, wholeOf(random, seen * leadRate));
        return {
          category_id: category,
          city_id: city,
          rival_key: `${category}-${city}-${index}`,
          name,
          day,
          visits: seen,
          leads,
          deals: Math.min(leads, wholeOf(random, leads * dealRate * decided)),
        };
      });
    }),
  );
}

/** Returns the number of a provider's visitors who also visited its competitors, one row per day. */
export function rivalShares(now: Date): Insertable<RivalSharesTable>[] {
  const random = new Random(SEED + 1);
  return MARKETS.filter(({ hasShares }) => hasShares).flatMap(
    ({ provider, category, city, names, views }) =>
      names.flatMap((name, index) => {
        const share = 0.02 + random.next() * 0.1;
        return daysUpTo(now).map((day) => ({
          provider_id: provider,
          rival_key: `${category}-${city}-${index}`,
          name,
          day,
          shared_visitors: wholeOf(random, views * 0.7 * share),
          shared_leads: wholeOf(random, views * 0.1 * share),
        }));
      }),
  );
}
