import type { Kysely } from 'kysely';
import { addDays, dayIn, HOUR_MS, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { Tables } from '../../tables.ts';
import { advanceIds, insertJson } from '../insertRows.ts';
import { account } from './accounts.ts';
import { page } from './pages.ts';

const own = (id: number, provider: number, at: string) => ({
  id,
  customer_id: account.yildirim,
  provider_id: provider,
  created_at: at,
});

const connected: readonly [provider: number, kind: string, name: string, isActive: boolean][] = [
  [page.cinaralti, 'google', 'Çınaraltı Kır Bahçesi', true],
  [page.cinaralti, 'facebook', 'Çınaraltı Davet', true],
  [page.isik, 'instagram', 'isikvegolge', false],
];

const addressOf = (channel: number): string =>
  `https://${connected[channel - 1]?.[1] ?? 'other'}.example.com/${channel}`;

/** Returns the time of the last fetch, three hours ago. */
const fetchedAt = (now: Date): string => new Date(now.getTime() - 3 * HOUR_MS).toISOString();

/** Returns the accounts at external services whose reviews are shown. */
function reviewChannels(now: Date): object[] {
  const at = hourOf(zone, addDays(dayIn(zone, now), -60), 16).toISOString();
  return connected.map(([provider, kind, name, isActive], index) => ({
    ...own(index + 1, provider, at),
    kind,
    name,
    address: addressOf(index + 1),
    is_active: isActive,
    fetched_at: isActive ? fetchedAt(now) : null,
    fetch_problem: null,
    version: 1,
    updated_at: at,
  }));
}

type Elsewhere = readonly [
  channel: number,
  daysAgo: number,
  author: string,
  star: number,
  text: string,
];

const elsewhere: readonly Elsewhere[] = [
  [
    1,
    9,
    'Elif Yılmaz',
    5,
    'Bahçe masal gibiydi, ekip her ayrıntıyı düşünmüş. Davetliler hâlâ konuşuyor.',
  ],
  [1, 24, 'Burak Şen', 4, 'Yemekler ve servis çok iyiydi. Otopark girişi biraz kalabalıktı.'],
  [1, 41, 'Gizem Öztürk', 5, 'Yağmur başlayınca on dakikada salona geçtik, hiçbir şey aksamadı.'],
  [1, 58, 'Onur Kılıç', 2, 'Müzik sesi geç ayarlandı, bir saat bekledik.'],
  [1, 77, 'Ayça Işık', 5, 'Kır düğünü isteyenlere gönül rahatlığıyla öneririm.'],
  [2, 15, 'Merve Çelik', 5, 'Ağaçların altında nikâh unutulmazdı, teşekkürler.'],
  [2, 33, 'Tolga Ünal', 5, 'Organizasyon ekibi ilk günden son dakikaya kadar yanımızdaydı.'],
  [2, 90, 'Seda Güneş', 3, 'Mekân güzel, ama dönüş yolu gece karanlıktı.'],
];

interface Written {
  channel: number;
  address: string;
  author: string;
  star: number;
  text: string;
  at: string;
}

const writtenElsewhere = (now: Date): Written[] =>
  elsewhere.map(([channel, daysAgo, author, star, text]) => ({
    channel,
    address: addressOf(channel),
    author,
    star,
    text,
    at: hourOf(zone, addDays(dayIn(zone, now), -daysAgo), 20).toISOString(),
  }));

/** Returns the reviews that the sandbox's services return for the connected accounts. */
const sandboxReviews = (now: Date): object[] =>
  writtenElsewhere(now).map(({ address, author, star, text, at }, index) => ({
    id: index + 1,
    address,
    author,
    star,
    text,
    written_at: at,
  }));

/** Returns the same reviews as fetched rows. */
function externalComments(now: Date): object[] {
  const at = fetchedAt(now);
  return writtenElsewhere(now).map(({ channel, author, star, text, at: written }, index) => {
    const [provider = page.cinaralti, kind] = connected[channel - 1] ?? [];
    return {
      ...own(index + 1, provider, at),
      channel_id: channel,
      kind,
      external_id: `sandbox/${index + 1}`,
      author,
      star,
      text,
      written_at: written,
      is_hidden: false,
      version: 1,
      updated_at: at,
    };
  });
}

/** Inserts review accounts, the reviews at their services, and the fetched reviews. */
export async function writeReviewsElsewhere(tx: Kysely<Tables>, now: Date): Promise<void> {
  await insertJson(tx, 'review_channels', reviewChannels(now));
  await insertJson(tx, 'external_comments', externalComments(now));
  await insertJson(tx, 'sandbox_reviews', sandboxReviews(now));
  await advanceIds(tx, ['review_channels', 'external_comments', 'sandbox_reviews']);
}
