import type { Schemas } from '#contract/types.ts';
import { addDays, addMonths, dayIn, hourOf, type Day } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { account } from './accounts.ts';
import type { DemoFile } from './files.ts';
import { page } from './pages.ts';

interface Price {
  /** Price from Monday to Friday; without a weekend price, that of all days. */
  weekday: number;
  /** Price on Saturday and Sunday; null if it was never entered. */
  weekend?: number | null;
  /** Option of the catalog type. */
  option?: number;
}

interface List {
  provider: number;
  type: number;
  name: string;
  description: string;
  pricing: 'per_person' | 'package';
  guests: [from: number | null, upTo: number | null];
  prices: readonly Price[];
  expireAt: (today: Day) => Day;
  isMain?: boolean;
}

const inDays = (days: number) => (today: Day) => addDays(today, days);

/** Two lists expired yesterday, one expires tomorrow, one has no end, one lacks weekend prices. */
const lists: readonly List[] = [
  {
    provider: page.cinaralti,
    type: 1,
    name: 'Yemekli düğün menüsü',
    description: 'Altı soğuk meze, ara sıcak, ana yemek, düğün pastası ve sınırsız içecek.',
    pricing: 'per_person',
    guests: [150, null],
    prices: [
      { weekday: 1450, weekend: 1750, option: 1 },
      { weekday: 1900, weekend: 2250, option: 2 },
    ],
    expireAt: inDays(-1),
    isMain: true,
  },
  {
    provider: page.cinaralti,
    type: 2,
    name: 'Kokteyl nikâh',
    description: 'Gün batımında iki saat ikram, canlı yaylı dörtlü ve nikâh masası.',
    pricing: 'per_person',
    guests: [60, null],
    prices: [{ weekday: 820, weekend: 980 }],
    expireAt: inDays(-1),
  },
  {
    provider: page.cinaralti,
    type: 3,
    name: 'Bahçe kiralama',
    description: 'Sabahtan gece yarısına kadar bütün bahçe; ses, ışık ve temizlik içinde.',
    pricing: 'package',
    guests: [null, 400],
    prices: [{ weekday: 185_000, weekend: null }],
    expireAt: inDays(40),
  },
  {
    provider: page.cinaralti,
    type: 1,
    name: 'Kış menüsü',
    description: 'Cam Salon için kasım–mart arasında geçerli sıcak büfe.',
    pricing: 'per_person',
    guests: [100, null],
    prices: [{ weekday: 1280, weekend: 1490 }],
    expireAt: inDays(1),
  },
  {
    provider: page.cinaralti,
    type: 1,
    name: 'Kına gecesi büfesi',
    description: 'Açık büfe, kına tepsisi ve süsleme.',
    pricing: 'per_person',
    guests: [50, null],
    prices: [{ weekday: 690 }],
    expireAt: (today) => addMonths(today, 3),
  },
  {
    provider: page.inci,
    type: 5,
    name: 'Kiralık gelinlik',
    description: 'Üç prova, tadilat ve kuru temizleme içinde.',
    pricing: 'package',
    guests: [null, null],
    prices: [{ weekday: 24_000, option: 8 }],
    expireAt: inDays(55),
    isMain: true,
  },
  {
    provider: page.inci,
    type: 5,
    name: 'Özel dikim',
    description: 'Tasarım, kumaş seçimi ve beş prova; on haftada teslim.',
    pricing: 'package',
    guests: [null, null],
    prices: [{ weekday: 78_000, option: 9 }],
    expireAt: inDays(62),
  },
  {
    provider: page.inci,
    type: 5,
    name: 'Nişanlık ve kına elbisesi',
    description: 'Hazır modeller, bir prova ile.',
    pricing: 'package',
    guests: [null, null],
    prices: [{ weekday: 16_500 }],
    expireAt: inDays(30),
  },
];

function priceRows({ weekday, weekend, option }: Price): Schemas['CatalogPrice'][] {
  const row = (weekPeriod: 'all' | 'weekday' | 'weekend', price: number) => ({
    weekPeriod,
    price,
    currency: 'TRY',
    unit: 1,
    catalogItemOptionId: option ?? null,
  });
  if (weekend === undefined) return [row('all', weekday)];
  return [row('weekday', weekday), ...(weekend === null ? [] : [row('weekend', weekend)])];
}

/** Returns the lowest known price; null without any. */
const least = (prices: readonly (number | null)[]) => {
  const nonNull = prices.filter((price) => price !== null);
  return nonNull.length > 0 ? Math.min(...nonNull) : null;
};

/** Returns the PDF of the first price list: the menus sent to couples. @throws Error without one */
export function menuFile(files: readonly DemoFile[]): DemoFile {
  const menus = files.find(({ facts }) => facts.name === 'Menüler.pdf');
  if (!menus) throw new Error('The demo has no Menüler.pdf');
  const key = menus.facts.key.replace('/lead-messages/', '/catalogs/');
  return { ...menus, facts: { ...menus.facts, key } };
}

/**
 * Returns the price lists of the venue and the bridal shop, the first one with its PDF; the photographer has none
 * yet.
 */
export function catalogs(now: Date, menu: DemoFile): object[] {
  const today = dayIn(zone, now);
  const ago = (days: number) => hourOf(zone, addDays(today, -days), 14).toISOString();
  return lists.map((list, index) => {
    const prices = list.prices.flatMap(priceRows);
    return {
      id: index + 1,
      customer_id: account.yildirim,
      provider_id: list.provider,
      name: list.name,
      catalog_type_id: list.type,
      description: list.description,
      pricing_type: list.pricing,
      min_guests: list.guests[0],
      max_guests: list.guests[1],
      prices,
      lowest_weekday_price: least(list.prices.map(({ weekday }) => weekday)),
      lowest_weekend_price: least(list.prices.map(({ weekday, weekend = weekday }) => weekend)),
      linked_provider_ids: [],
      file: index === 0 ? menu.facts : null,
      order: index + 1,
      expire_at: list.expireAt(today),
      is_main: list.isMain ?? false,
      version: 1,
      created_at: ago(260 - index * 12),
      updated_at: ago(90 - index * 7),
    };
  });
}
