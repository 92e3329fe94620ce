import type { KeptFile } from '../../../files/KeptFile.ts';
import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { account } from './accounts.ts';
import { page } from './pages.ts';

type Status = 'pending' | 'published' | 'unpublished' | 'rejected';

interface Model {
  name: string;
  brand: string | null;
  description: string;
  /** Whole lira. */
  prices: [from: number, upTo: number] | null;
  status: Status;
  isActive?: boolean;
  details?: string;
}

const ATELIER = 'İnci Atölye';

/** In the order in which the page shows them. */
const dresses: readonly Model[] = [
  {
    name: 'Defne',
    brand: ATELIER,
    description: 'Fransız dantelinden uzun kollu, balık kesim gelinlik.',
    prices: [42_000, 58_000],
    status: 'published',
    details:
      '<p>Çıkarılabilir kuyruk, inci düğmeli sırt.</p><ul><li>Kumaş: Fransız danteli, ipek astar</li><li>Dikim: 10 hafta, üç prova</li></ul>',
  },
  {
    name: 'Ilgaz',
    brand: ATELIER,
    description: 'Sade saten, düşük omuzlu A kesim.',
    prices: [36_000, 44_000],
    status: 'published',
  },
  {
    name: 'Çiğdem',
    brand: ATELIER,
    description: 'Tül etekli prenses model, elde işlenmiş çiçekler.',
    prices: [55_000, 72_000],
    status: 'published',
    details: '<p>Etek <strong>yedi kat tül</strong>; çiçekler tek tek elde işlenir.</p>',
  },
  {
    name: 'Şebnem',
    brand: 'Beyaz Hayal',
    description: 'Kapalı yaka, taş işlemeli tesettür gelinlik.',
    prices: [48_000, 61_000],
    status: 'published',
  },
  {
    name: 'İpek',
    brand: 'Beyaz Hayal',
    description: 'Kiralık klasik model; 36, 38 ve 40 beden hazır.',
    prices: [14_000, 18_000],
    status: 'published',
    isActive: false,
  },
  {
    name: 'Günışığı',
    brand: ATELIER,
    description: 'Nikah ve after party için diz altı, ip askılı elbise.',
    prices: [12_500, 16_000],
    status: 'unpublished',
  },
  {
    name: 'Ömür',
    brand: ATELIER,
    description: 'Yeni sezon: şifon pelerinli, bohem kesim.',
    prices: [39_000, 47_000],
    status: 'pending',
  },
  {
    name: 'Işıl',
    brand: null,
    description: 'Payetli ikinci elbise; diz altı, ip askılı.',
    prices: null,
    status: 'rejected',
  },
];

/** Models of the bridal shop in every state. */
export function models(now: Date, covers: readonly KeptFile[]): object[] {
  const ago = (days: number) => hourOf(zone, addDays(dayIn(zone, now), -days), 15).toISOString();
  return dresses.map(({ name, brand, description, prices, status, isActive, details }, index) => ({
    id: index + 1,
    customer_id: account.yildirim,
    provider_id: page.inci,
    name,
    brand,
    description,
    details: details ?? null,
    min_price: prices?.[0] ?? null,
    max_price: prices?.[1] ?? null,
    status,
    rejection_reason:
      status === 'rejected'
        ? 'Fotoğrafta iletişim bilgisi var; bilgisiz bir fotoğraf yükleyin.'
        : null,
    is_active: isActive ?? true,
    cover_image: covers[index % covers.length] ?? null,
    order: index + 1,
    version: 1,
    created_at: ago(status === 'pending' ? 1 : 300 - index * 30),
    updated_at: ago(status === 'pending' ? 1 : 40 - index * 4),
  }));
}
