import type { FileMetadata } from '../../../files/FileMetadata.ts';
import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { account } from './accounts.ts';
import { page } from './pages.ts';
import { keptCoverSizes, type DemoPicture } from './pictures.ts';

type Status = 'pending' | 'published' | 'unpublished' | 'rejected';

interface Model {
  name: string;
  brand: string | null;
  description: string;
  /** Price range in whole lira. */
  prices: [from: number, upTo: number] | null;
  status: Status;
  isActive?: boolean;
  details?: string;
  /** Ids of `itemOptionGroups`: shape, cloth, neck, sleeves, train, colour. */
  options?: readonly number[];
  videos?: readonly { url: string; title: string }[];
}

/** Files of a model: the cover and additional photos. */
export interface ModelFiles {
  cover: FileMetadata;
  images: FileMetadata[];
}

const ATELIER = 'İnci Atölye';

/** Models in display order. */
const dresses: readonly Model[] = [
  {
    name: 'Defne',
    brand: ATELIER,
    description: 'Fransız dantelinden uzun kollu, balık kesim gelinlik.',
    prices: [42_000, 58_000],
    videos: [{ url: 'https://vimeo.com/76979871', title: 'Defne, podyumda' }],
    options: [102, 201, 206, 306, 403, 504, 602],
    status: 'published',
    details:
      '<p>Çıkarılabilir kuyruk, inci düğmeli sırt.</p><ul><li>Kumaş: Fransız danteli, ipek astar</li><li>Dikim: 10 hafta, üç prova</li></ul>',
  },
  {
    name: 'Ilgaz',
    brand: ATELIER,
    description: 'Sade saten, düşük omuzlu A kesim.',
    prices: [36_000, 44_000],
    options: [103, 202, 303, 404, 502, 601],
    status: 'published',
  },
  {
    name: 'Çiğdem',
    brand: ATELIER,
    description: 'Tül etekli prenses model, elde işlenmiş çiçekler.',
    prices: [55_000, 72_000],
    options: [101, 203, 301, 405, 503, 602],
    status: 'published',
    details: '<p>Etek <strong>yedi kat tül</strong>; çiçekler tek tek elde işlenir.</p>',
  },
  {
    name: 'Şebnem',
    brand: 'Beyaz Hayal',
    description: 'Kapalı yaka, taş işlemeli tesettür gelinlik.',
    prices: [48_000, 61_000],
    options: [103, 202, 403, 503, 603],
    status: 'published',
  },
  {
    name: 'İpek',
    brand: 'Beyaz Hayal',
    description: 'Kiralık klasik model; 36, 38 ve 40 beden hazır.',
    prices: [14_000, 18_000],
    options: [101, 203, 304, 401, 502, 601],
    status: 'published',
    isActive: false,
  },
  {
    name: 'Günışığı',
    brand: ATELIER,
    description: 'Nikah ve after party için diz altı, ip askılı elbise.',
    prices: [12_500, 16_000],
    options: [106, 202, 302, 405, 501, 601],
    status: 'unpublished',
  },
  {
    name: 'Ömür',
    brand: ATELIER,
    description: 'Yeni sezon: şifon pelerinli, bohem kesim.',
    prices: [39_000, 47_000],
    options: [104, 204, 302, 403, 502, 603],
    status: 'pending',
  },
  {
    name: 'Işıl',
    brand: null,
    description: 'Payetli ikinci elbise; diz altı, ip askılı.',
    prices: null,
    options: [106, 405, 501, 605],
    status: 'rejected',
  },
  {
    name: 'Lale',
    brand: ATELIER,
    description: 'Boncuk işlemeli, straplez balık kesim.',
    prices: [46_000, 59_000],
    options: [102, 201, 304, 401, 503, 601],
    status: 'published',
  },
  {
    name: 'Yağmur',
    brand: ATELIER,
    description: 'Uzun kollu ince dantel, bohem düğünler için.',
    prices: [38_000, 45_500],
    options: [103, 201, 302, 403, 502, 602],
    status: 'published',
  },
  {
    name: 'Özge',
    brand: 'Beyaz Hayal',
    description: 'Krep, sırt dekolteli düz kesim.',
    prices: [29_000, 36_000],
    options: [105, 205, 305, 401, 502, 601],
    status: 'published',
  },
  {
    name: 'Nehir',
    brand: ATELIER,
    description: 'Çıkarılabilir üst etekli: törende prenses, eğlencede düz.',
    prices: [61_000, 78_000],
    videos: [{ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Üst etek nasıl çıkar' }],
    options: [101, 203, 301, 405, 504, 602],
    status: 'published',
  },
  {
    name: 'Asya',
    brand: 'Beyaz Hayal',
    description: 'Organze volanlı, kısa nikâh elbisesi.',
    prices: [11_500, 14_500],
    options: [106, 207, 303, 402, 501, 601],
    status: 'published',
  },
  {
    name: 'Duru',
    brand: ATELIER,
    description: 'İpek saten, kayık yaka, uzun kuyruklu.',
    prices: [52_000, 66_000],
    options: [103, 206, 303, 401, 503, 603],
    status: 'published',
  },
  {
    name: 'Eylül',
    brand: 'Beyaz Hayal',
    description: 'Şifon, kat kat etekli, kır düğünleri için hafif model.',
    prices: [27_500, 33_000],
    options: [104, 204, 302, 405, 502, 602],
    status: 'published',
  },
  {
    name: 'Bahar',
    brand: ATELIER,
    description: 'Pudra tonlarında, çiçek aplikeli tül.',
    prices: [49_000, 62_000],
    options: [101, 203, 306, 404, 503, 604],
    status: 'published',
  },
  {
    name: 'Irmak',
    brand: 'Beyaz Hayal',
    description: 'Kiralık, taşlı kemerli A kesim; 38, 40 ve 42 beden hazır.',
    prices: [15_500, 19_500],
    options: [103, 202, 301, 401, 502, 601],
    status: 'published',
  },
  {
    name: 'Gökçe',
    brand: ATELIER,
    description: 'Drapeli saten, tek omuz, şampanya rengi.',
    prices: [43_000, 51_000],
    options: [105, 202, 405, 502, 605],
    status: 'published',
  },
];

/** Number of additional photos per model; every third has none. */
const FURTHER = [3, 2, 0];

/** Returns the files of all models, each with its own copies: deleting a record deletes its files. */
export function modelFiles(gowns: readonly DemoPicture[]): ModelFiles[] {
  const fileAt = (model: number, place: number): FileMetadata[] => {
    const picture = gowns[(model + place * 5) % gowns.length];
    return picture ? [keptCoverSizes(picture, 'provider-items', `-${model + 1}-${place + 1}`)] : [];
  };
  return dresses.flatMap((_, model) => {
    const further = FURTHER[model % FURTHER.length] ?? 0;
    const images = Array.from({ length: further }, (_one, index) => fileAt(model, index + 1));
    return fileAt(model, 0).map((cover) => ({ cover, images: images.flat() }));
  });
}

/** Returns the bridal shop's models, in every state. */
export function models(now: Date, files: readonly ModelFiles[]): object[] {
  const ago = (days: number) => hourOf(zone, addDays(dayIn(zone, now), -days), 15).toISOString();
  return dresses.map(({ name, brand, description, prices, status, ...rest }, index) => ({
    id: index + 1,
    customer_id: account.yildirim,
    provider_id: page.inci,
    name,
    brand,
    description,
    details: rest.details ?? null,
    option_ids: rest.options ?? [],
    videos: rest.videos ?? [],
    min_price: prices?.[0] ?? null,
    max_price: prices?.[1] ?? null,
    status,
    rejection_reason:
      status === 'rejected'
        ? 'Fotoğrafta iletişim bilgisi var; bilgisiz bir fotoğraf yükleyin.'
        : null,
    is_active: rest.isActive ?? true,
    cover_image: files[index]?.cover ?? null,
    images: files[index]?.images ?? [],
    order: index + 1,
    version: 1,
    created_at: ago(status === 'pending' ? 1 : 300 - index * 15),
    updated_at: ago(status === 'pending' ? 1 : 40 - index * 2),
  }));
}
