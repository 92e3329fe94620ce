import { account } from './accounts.ts';
import { page } from './pages.ts';

/** Video of the demo; the links lead to open films that anybody may embed. */
export interface DemoVideo {
  customer: number;
  provider: number;
  name: string;
  description: string | null;
  url: string;
  video: { host: 'youtube' | 'vimeo' | 'dailymotion'; id: string };
  status: 'pending' | 'approved' | 'published';
  /** Poster picture; none if undefined. */
  front?: string;
  is360?: boolean;
  promo?: 'always' | 'inTurn';
}

const youtube = (id: string) => ({
  url: `https://www.youtube.com/watch?v=${id}`,
  video: { host: 'youtube' as const, id },
});
const vimeo = (id: string) => ({
  url: `https://vimeo.com/${id}`,
  video: { host: 'vimeo' as const, id },
});
const dailymotion = (id: string) => ({
  url: `https://www.dailymotion.com/video/${id}`,
  video: { host: 'dailymotion' as const, id },
});

const of = (customer: number, provider: number) => ({
  customer,
  provider,
  description: null,
  status: 'published' as const,
});
const venue = of(account.yildirim, page.cinaralti);
const photographer = of(account.yildirim, page.isik);
const bridal = of(account.yildirim, page.inci);

/** Ten videos of every host and kind of provider, one of them 360°. */
export const videos: readonly DemoVideo[] = [
  {
    ...venue,
    ...youtube('aqz-KE-bpKQ'),
    name: 'Çınaraltı’nda bir düğün günü',
    front: 'garden-2',
    description: 'Hazırlıktan ilk dansa bahçemizde bir gün.',
    promo: 'always',
  },
  {
    ...venue,
    ...youtube('eRsGyueVLvQ'),
    name: 'Nikâh alanı, her yönden',
    front: 'garden-5',
    description: 'Çınarın altından bahçeye bakın.',
    is360: true,
  },
  { ...venue, ...vimeo('1084537'), name: 'Cam salonda kış', front: 'hall-3', promo: 'inTurn' },
  {
    ...venue,
    ...youtube('R6MlUcmOul8'),
    name: 'Gün batımında iskele terası',
    front: 'terrace-4',
    promo: 'inTurn',
  },
  {
    ...photographer,
    ...youtube('Y-rmzh0PI3c'),
    name: 'Işıl ve Görkem, düğün filmi',
    front: 'couple-3',
    promo: 'always',
  },
  { ...photographer, ...vimeo('76979871'), name: 'Dış çekimden kareler', front: 'couple-6' },
  {
    ...photographer,
    ...youtube('WhWc3b3KhnY'),
    name: 'Albüm nasıl hazırlanır?',
    front: 'frames-2',
    status: 'approved',
  },
  {
    ...photographer,
    ...dailymotion('x8abcde'),
    name: 'Nişan klibi',
    front: 'lights-2',
    status: 'pending',
  },
  {
    ...bridal,
    ...youtube('_cMxraX_5RE'),
    name: 'Atölyede bir gelinlik',
    front: 'gown-4',
    promo: 'always',
  },
  {
    ...of(account.zeynep, page.zeynep),
    ...youtube('UXqq0ZvbOnk'),
    name: 'Bir organizasyonun perde arkası',
  },
];
