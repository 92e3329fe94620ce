import type { Schemas } from '#contract/types.ts';
import { itemOptionGroups } from '../reference/itemOptionGroups.ts';
import { page } from './pages.ts';
import type { DemoPicture } from './pictures.ts';

/** Gallery of the demo with the scenes of its photos, most frequent first. */
export interface GalleryPlan {
  provider: number;
  name: string;
  shotAt: string;
  /** Month and day such as 06-20; undefined if the photos show no wedding. */
  wedding?: { couple: string; day: string };
  photos: number;
  scenes: string[];
}

/** Nine galleries with a hundred and fifty photos in all. */
export const galleryPlans: readonly GalleryPlan[] = [
  {
    provider: page.cinaralti,
    name: 'Boğazda gün batımı',
    shotAt: 'Beykoz, İstanbul',
    wedding: { couple: 'Defne ve Kaan', day: '06-20' },
    photos: 24,
    scenes: ['terrace', 'couple', 'lights', 'table', 'bouquet'],
  },
  {
    provider: page.cinaralti,
    name: 'Çınarların altında kına',
    shotAt: 'Beykoz, İstanbul',
    wedding: { couple: 'Buket ve Serhat', day: '05-09' },
    photos: 18,
    scenes: ['garden', 'table', 'lights', 'cake'],
  },
  {
    provider: page.cinaralti,
    name: 'Cam salonda kış düğünü',
    shotAt: 'Beykoz, İstanbul',
    wedding: { couple: 'Melike ve Tunç', day: '01-17' },
    photos: 21,
    scenes: ['hall', 'cake', 'table', 'bouquet'],
  },
  {
    provider: page.isik,
    name: 'Ankara’da dış çekim',
    shotAt: 'Çankaya, Ankara',
    wedding: { couple: 'Ebru ve Alper', day: '09-12' },
    photos: 16,
    scenes: ['couple', 'garden'],
  },
  {
    provider: page.isik,
    name: 'Düğün hikâyesi: Işıl ve Görkem',
    shotAt: 'Ayaş, Ankara',
    wedding: { couple: 'Işıl ve Görkem', day: '07-04' },
    photos: 20,
    scenes: ['bouquet', 'frames', 'terrace', 'cake'],
  },
  {
    provider: page.isik,
    name: 'Nişan kareleri',
    shotAt: 'Çankaya, Ankara',
    wedding: { couple: 'Ece ve Doruk', day: '04-25' },
    photos: 9,
    scenes: ['lights', 'table'],
  },
  {
    provider: page.inci,
    name: 'Yeni sezon gelinlikler',
    shotAt: 'Konak, İzmir',
    photos: 18,
    scenes: ['gown', 'bouquet'],
  },
  {
    provider: page.inci,
    name: 'Prova günü',
    shotAt: 'Konak, İzmir',
    photos: 12,
    scenes: ['frames', 'gown'],
  },
  {
    provider: page.inci,
    name: 'Referans gelinlerimiz',
    shotAt: 'Konak, İzmir',
    wedding: { couple: 'Nazlı ve Emre', day: '08-15' },
    photos: 12,
    scenes: ['couple', 'bouquet', 'garden'],
  },
];

/** Photo names of a scene, used in turn, and its tags. */
const WORDS: Readonly<Record<string, { names: string[]; tags: string[] }>> = {
  garden: {
    names: ['Çiçek takının altında nikâh', 'Bahçede nikâh düzeni', 'Çınarların gölgesinde'],
    tags: ['Bahçe', 'Nikâh alanı', 'Nikâh', 'Gündüz', 'Dış çekim', 'Fildişi'],
  },
  hall: {
    names: ['Cam salon, yemek düzeni', 'Avizelerin altında', 'Salonda davetli masaları'],
    tags: ['Salon', 'Yemek', 'Gündüz', 'Düğün hikâyesi'],
  },
  terrace: {
    names: ['Terasta gün batımı', 'Boğaza karşı masa', 'Işıklar yanarken'],
    tags: ['Teras', 'Gün batımı', 'Yemek', 'Düğün hikâyesi'],
  },
  table: {
    names: ['Masa süslemesi', 'Gelin masası', 'Çiçekli masa ortası'],
    tags: ['Yemek', 'Karşılama', 'Nişan', 'Salon'],
  },
  bouquet: {
    names: ['Gelin buketi', 'Bahçe gülleri', 'Buket ve kurdele'],
    tags: ['Nikâh', 'Hazırlık', 'Gelin odası', 'Kırık beyaz', 'Düğün hikâyesi'],
  },
  cake: {
    names: ['Üç katlı pasta', 'Pasta masası', 'Çiçekli düğün pastası'],
    tags: ['Pasta', 'Gece', 'Salon', 'Düğün hikâyesi'],
  },
  lights: {
    names: ['Işıkların altında', 'Gece bahçede', 'İlk dans öncesi'],
    tags: ['Bahçe', 'İlk dans', 'Gece', 'Nişan'],
  },
  gown: {
    names: ['Atölyede bir gelinlik', 'Pencere önünde prova', 'Yeni sezondan', 'Kuyruk detayı'],
    tags: ['Prenses', 'Tül', 'Kırık beyaz'],
  },
  couple: {
    names: ['Ufka bakarken', 'Gün batımında çift', 'Törenden sonra'],
    tags: ['Bahçe', 'Gün batımı', 'Çift portresi', 'Dış çekim', 'Uzun kuyruk'],
  },
  frames: {
    names: ['Albüm için seçilenler', 'Masadaki kareler'],
    tags: ['Albüm', 'Stüdyo', 'Aile', 'Fildişi'],
  },
};

/** Returns the name of the `index`th photo of a scene. */
export const photoName = (scene: string, index: number): string => {
  const names = WORDS[scene]?.names ?? [];
  return names[index % Math.max(1, names.length)] ?? 'Fotoğraf';
};

/** Returns the ids of a category's options that match a scene; at least one. */
export function photoTags(categoryId: number, scene: string): number[] {
  const fitting = new Set(WORDS[scene]?.tags);
  const options = itemOptionGroups
    .filter(({ provider_category_id: id }) => id === categoryId)
    .flatMap((group) => group.options);
  const found = options.filter(({ name }) => fitting.has(name));
  return (found.length > 0 ? found : options.slice(0, 1)).map(({ id }) => id);
}

/** Selects the photos of a gallery: alternating between its scenes without repetition, then others. */
export function chosenPictures(
  { scenes, photos }: GalleryPlan,
  pictures: readonly DemoPicture[],
  turn: number,
): DemoPicture[] {
  const queues = scenes.map((scene) => {
    const own = pictures.filter((picture) => picture.scene === scene);
    const from = (turn * 3) % Math.max(1, own.length);
    return [...own.slice(from), ...own.slice(0, from)];
  });
  const chosen: DemoPicture[] = [];
  for (let round = 0; queues.some((queue) => queue.length > round); round += 1)
    for (const queue of queues) chosen.push(...queue.slice(round, round + 1));
  const rest = pictures.filter(
    (picture) =>
      !scenes.includes(picture.scene) && !['panorama', 'gown', 'frames'].includes(picture.scene),
  );
  return [...chosen, ...rest].slice(0, photos);
}

/** State of a photo that is not simply published. */
export interface SpecialState {
  status: 'pending' | 'rejected' | 'published';
  isActive: boolean;
  cause: Schemas['MediaRejectionCause'] | null;
}

const CAUSES = ['redirects', 'contact_info', 'campaign_info'] as const;
const SPECIAL_KINDS = [
  'pending',
  'rejected',
  'rejected',
  'pending',
  'passive',
  'rejected',
  'pending',
  'rejected',
  'passive',
  'pending',
  'rejected',
] as const;
const SPECIAL = 33;
/** Number of photos at the start of a gallery that are always published. */
const PUBLISHED_PHOTOS = 6;

/** Returns the states of twelve pending, fifteen rejected and six inactive photos, by gallery and index. */
export function specialStates(): Map<string, SpecialState> {
  const open = galleryPlans.flatMap(({ photos }, gallery) =>
    Array.from(
      { length: photos - PUBLISHED_PHOTOS },
      (_, index) => `${gallery} ${index + PUBLISHED_PHOTOS}`,
    ),
  );
  let rejected = 0;
  const states = new Map<string, SpecialState>();
  for (let index = 0; index < SPECIAL; index += 1) {
    const kind = SPECIAL_KINDS[index % SPECIAL_KINDS.length];
    const cause = kind === 'rejected' ? (CAUSES[rejected++ % CAUSES.length] ?? null) : null;
    const status = kind === 'passive' ? 'published' : (kind ?? 'published');
    const key = open[Math.floor((index * open.length) / SPECIAL)] ?? '';
    states.set(key, { status, isActive: kind !== 'passive', cause });
  }
  return states;
}
