import type { Insertable } from 'kysely';
import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { ProvidersTable } from '../../tables/providers.ts';
import { account } from './accounts.ts';
import { aboutTexts, formAnswers } from './pageForms.ts';

/** Ids of the demo's providers. */
export const page = { cinaralti: 1, isik: 2, inci: 3, zeynep: 4, selale: 5, degirmen: 6 };

/** Row that is inserted as JSON. */
type Provider = Omit<Insertable<ProvidersTable>, 'answers' | 'limits'> & {
  answers: object;
  limits: object;
};
type Feature = NonNullable<Provider['features']>[number];

const EVERYTHING: Feature[] = [
  'addCampaign',
  'uploadPhotos',
  'viewLeads',
  'rivalStats',
  'replyTestimonial',
  'pageStats',
  'dealStats',
  'whatsappLeads',
  'coupleDealStatus',
];

const blank = {
  version: 1,
  on_hold: false,
  product_name: null,
  product_date_start: null,
  product_date_end: null,
  stats_access: true,
  rival_stats_access: 0,
  paid_status: 'paid' as const,
  listing_product_name: null,
  features: EVERYTHING,
  limits: {},
  answers: {},
  switchboard_number: null,
  redirect_to: null,
  about: null,
  phone: null,
  email: null,
  website: null,
  address: null,
  latitude: null,
  longitude: null,
  position: 0,
};

type District = (city: number, name: string) => number;

/** Dates relative to today. */
interface Calendar {
  /** Returns the instant at 11 o'clock, `days` days ago. */
  at: (days: number) => string;
  /** Returns the first and last day of a package. */
  dates: (start: number, end: number) => Pick<Provider, 'product_date_start' | 'product_date_end'>;
}

/** Returns the providers: three of Ayşe's, Zeynep's limited one, one with a payment due, one on hold. */
export function providers(now: Date, districtId: District): Provider[] {
  const today = dayIn(zone, now);
  const calendar: Calendar = {
    at: (days) => hourOf(zone, addDays(today, -days), 11).toISOString(),
    dates: (start, end) => ({
      product_date_start: addDays(today, start),
      product_date_end: addDays(today, end),
    }),
  };
  return [...prime(calendar, districtId), ...others(calendar, districtId)];
}

/** Returns a venue, a photographer and a bridal shop. */
function prime({ at, dates }: Calendar, districtId: District): Provider[] {
  return [
    {
      ...blank,
      id: page.cinaralti,
      customer_id: account.yildirim,
      name: 'Çınaraltı Kır Bahçesi',
      slug: 'cinaralti-kir-bahcesi',
      category_id: 21,
      city_id: 34,
      district_id: districtId(34, 'Beykoz'),
      product_name: 'Altın',
      ...dates(-220, 145),
      rival_stats_access: 3,
      listing_product_name: 'Altın',
      about: aboutTexts.cinaralti,
      answers: formAnswers.cinaralti,
      switchboard_number: '+908500000012',
      redirect_to: '+905320000101',
      phone: '+902160000012',
      email: 'bilgi@cinaralti.example.com',
      website: 'https://cinaralti.example.com',
      address: 'Çınaraltı Caddesi No: 12, Beykoz, İstanbul',
      latitude: 41.1339,
      longitude: 29.1026,
      created_at: at(1_030),
      updated_at: at(3),
    },
    {
      ...blank,
      id: page.isik,
      customer_id: account.yildirim,
      name: 'Işık & Gölge Fotoğraf',
      slug: 'isik-golge-fotograf',
      category_id: 3,
      city_id: 6,
      district_id: districtId(6, 'Çankaya'),
      product_name: 'Gümüş',
      ...dates(-90, 275),
      listing_product_name: 'Gümüş',
      features: EVERYTHING.filter((feature) => feature !== 'rivalStats'),
      limits: { photos: 45 },
      phone: '+903120000034',
      email: 'studyo@isikgolge.example.com',
      switchboard_number: '+908500000034',
      position: 1,
      created_at: at(700),
      updated_at: at(12),
    },
    {
      ...blank,
      id: page.inci,
      customer_id: account.yildirim,
      name: 'İnci Gelinlik',
      slug: 'inci-gelinlik',
      category_id: 2,
      city_id: 35,
      district_id: districtId(35, 'Konak'),
      product_name: 'Altın',
      ...dates(-353, 12),
      rival_stats_access: 1,
      listing_product_name: 'Altın',
      features: [...EVERYTHING, 'itemBids'],
      limits: { photos: 150 },
      about: aboutTexts.inci,
      answers: formAnswers.inci,
      switchboard_number: '+908500000056',
      phone: '+902320000056',
      email: 'merhaba@incigelinlik.example.com',
      website: 'https://incigelinlik.example.com',
      address: 'Mithatpaşa Caddesi No: 56, Konak, İzmir',
      latitude: 38.4192,
      longitude: 27.1287,
      position: 2,
      created_at: at(360),
      updated_at: at(1),
    },
  ];
}

function others({ at, dates }: Calendar, districtId: District): Provider[] {
  return [
    {
      ...blank,
      id: page.zeynep,
      customer_id: account.zeynep,
      name: 'Zeynep Organizasyon',
      slug: 'zeynep-organizasyon',
      category_id: 4,
      city_id: 16,
      district_id: districtId(16, 'Nilüfer'),
      product_name: 'Başlangıç',
      ...dates(-200, 60),
      stats_access: false,
      paid_status: 'unpaid',
      features: ['uploadPhotos'],
      limits: { photos: 20, couplesPerMonth: 3 },
      phone: '+902240000078',
      answers: formAnswers.zeynep,
      switchboard_number: '+908500000078',
      email: 'zeynep@zeyneporganizasyon.example.com',
      website: 'https://zeyneporganizasyon.example.com',
      address: 'Özlüce Bulvarı No: 8, Nilüfer, Bursa',
      latitude: 40.2289,
      longitude: 28.8864,
      created_at: at(410),
      updated_at: at(30),
    },
    {
      ...blank,
      id: page.selale,
      customer_id: account.selale,
      name: 'Şelale Balo Salonu',
      slug: 'selale-balo-salonu',
      category_id: 23,
      city_id: 7,
      district_id: districtId(7, 'Muratpaşa'),
      stats_access: false,
      product_name: 'Deneme',
      ...dates(-34, -4),
      paid_status: 'trial',
      created_at: at(34),
      updated_at: at(20),
    },
    {
      ...blank,
      id: page.degirmen,
      customer_id: account.degirmen,
      name: 'Eski Değirmen',
      slug: 'eski-degirmen',
      category_id: 25,
      city_id: 26,
      district_id: districtId(26, 'Odunpazarı'),
      on_hold: true,
      product_name: 'Gümüş',
      ...dates(-400, 40),
      rival_stats_access: 2,
      created_at: at(620),
      updated_at: at(50),
    },
  ];
}

/** The venue's halls, one of them for cocktails only. */
export const spaces = [
  { name: 'Çınar Bahçesi', area_type: 'outdoor', meal_capacity: 400, cocktail_capacity: 600 },
  { name: 'Cam Salon', area_type: 'indoor', meal_capacity: 320, cocktail_capacity: 450 },
  {
    name: 'İskele Terası',
    area_type: 'indoor_and_outdoor',
    meal_capacity: null,
    cocktail_capacity: 120,
  },
].map((space, index) => ({
  id: index + 1,
  customer_id: account.yildirim,
  provider_id: page.cinaralti,
  linked_provider_ids: [],
  version: 1,
  created_at: '2025-03-12T09:00:00.000Z',
  updated_at: '2026-04-02T09:00:00.000Z',
  ...space,
}));
