import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { account } from './accounts.ts';
import { page } from './pages.ts';

interface Bid {
  couple: string;
  model: number;
  wish: string;
  /** Budget in whole lira. */
  budget: number | null;
  /** Days since the request, the offer and the answer. */
  days: readonly [requested: number, offered?: number, answered?: number];
  price?: number;
  note?: string;
  end?: 'accepted' | 'rejected' | 'declined';
  answer?: string;
}

const OFFERED_BY = 'Ayşe Yıldırım';
const HOLDS_FOR = 30;
const WEDDING_IN = 150;

/** Bid requests to the bridal shop; two are pending. */
const requested: readonly Bid[] = [
  {
    couple: 'Buse Korkmaz',
    model: 4,
    wish: 'Tesettür modelini 40 beden, daha az taşlı isterim.',
    budget: 50_000,
    days: [0],
  },
  {
    couple: 'İrem Çelik',
    model: 1,
    wish: 'Defne’yi kuyruksuz dikebilir misiniz? Düğün mayısta.',
    budget: 45_000,
    days: [2],
  },
  {
    couple: 'Gizem Aksoy',
    model: 3,
    wish: 'Prenses modelde pudra tonu mümkün mü?',
    budget: 60_000,
    days: [6, 5],
    price: 58_500,
    note: 'Pudra tül ile dikilir; üç prova ve duvak dahil.',
  },
  {
    couple: 'Ceren Şahin',
    model: 2,
    wish: 'İki haftada yetişir mi?',
    budget: null,
    days: [21, 20, 18],
    price: 37_000,
    note: 'Hazır bedenden uyarlarız; bir prova dahil.',
    end: 'accepted',
    answer: 'Çok teşekkürler, cumartesi provaya geliyoruz.',
  },
  {
    couple: 'Işıl Toprak',
    model: 12,
    wish: 'Üst eteği ayrı alabilir miyim?',
    budget: 40_000,
    days: [33, 32, 29],
    price: 61_000,
    note: 'Üst etek modelin parçası; ayrı verilmiyor.',
    end: 'rejected',
    answer: 'Bütçemizi aşıyor, yine de teşekkürler.',
  },
  {
    couple: 'Ömür Güler',
    model: 6,
    wish: 'Önümüzdeki hafta için kiralamak istiyorum.',
    budget: 8_000,
    days: [40, 39],
    note: 'Bu model şu an yayında değil, kiralık verilmiyor.',
    end: 'declined',
  },
];

/** Returns the bids of the bridal shop with their histories. */
export function bids(now: Date): object[] {
  const today = dayIn(zone, now);
  const at = (days: number, hour: number) =>
    days === 0 ? now.toISOString() : hourOf(zone, addDays(today, -days), hour).toISOString();
  return requested.map(({ couple, model, wish, budget, days, price, note, end, answer }, index) => {
    const [first, second, third] = days;
    const event = (kind: string, when: string, by: string | null, rest: object) => ({
      event: kind,
      at: when,
      by,
      price: null,
      text: null,
      ...rest,
    });
    const offer = end === 'declined' ? { text: note } : { price, text: note };
    const history = [
      event('asked', at(first, 20), null, { text: wish }),
      ...(second === undefined
        ? []
        : [event(end === 'declined' ? end : 'offered', at(second, 11), OFFERED_BY, offer)]),
      ...(third === undefined
        ? []
        : [event(end ?? 'accepted', at(third, 21), null, { text: answer })]),
    ];
    return {
      id: index + 1,
      customer_id: account.yildirim,
      provider_id: page.inci,
      provider_item_id: model,
      couple_name: couple,
      wedding_date: addDays(today, WEDDING_IN + index * 17),
      wish,
      budget,
      status: end ?? (second === undefined ? 'waiting' : 'offered'),
      offered_price: price ?? null,
      offer_note: note ?? null,
      offer_valid_until:
        second === undefined || end === 'declined' ? null : addDays(today, HOLDS_FOR - second),
      history,
      version: history.length,
      created_at: at(first, 20),
      updated_at: history.at(-1)?.at ?? at(first, 20),
    };
  });
}
