import type { Schemas } from '#contract/types.ts';
import type { Words } from './words.ts';

interface SignupProduct {
  code: string;
  position: number;
  is_advised: boolean;
  words: Words;
  monthly_minor: number;
  trial_months: number;
  trial_minor: number;
  next_minor: number;
  features: Schemas['PackageFeature'][];
  photo_limit: number | null;
  couples_per_month: number | null;
  rivals: number;
}

const BASIC: Schemas['PackageFeature'][] = ['replyTestimonial', 'uploadPhotos'];
const MIDDLE: Schemas['PackageFeature'][] = [
  ...BASIC,
  'viewLeads',
  'addCampaign',
  'pageStats',
  'whatsappLeads',
];

/** Initial products of the registration; prices changed by a deployment are kept. */
export const signupProducts: readonly SignupProduct[] = [
  {
    code: 'start',
    position: 1,
    is_advised: false,
    words: { tr: 'Başlangıç', en: 'Starter', de: 'Einstieg', ar: 'البداية' },
    monthly_minor: 99_000,
    trial_months: 1,
    trial_minor: 0,
    next_minor: 99_000,
    features: BASIC,
    photo_limit: 20,
    couples_per_month: 3,
    rivals: 0,
  },
  {
    code: 'silver',
    position: 2,
    is_advised: true,
    words: { tr: 'Gümüş', en: 'Silver', de: 'Silber', ar: 'الفضية' },
    monthly_minor: 349_000,
    trial_months: 3,
    trial_minor: 149_000,
    next_minor: 299_000,
    features: MIDDLE,
    photo_limit: 60,
    couples_per_month: null,
    rivals: 0,
  },
  {
    code: 'gold',
    position: 3,
    is_advised: false,
    words: { tr: 'Altın', en: 'Gold', de: 'Gold', ar: 'الذهبية' },
    monthly_minor: 599_000,
    trial_months: 3,
    trial_minor: 249_000,
    next_minor: 499_000,
    features: [...MIDDLE, 'dealStats', 'rivalStats', 'coupleDealStatus', 'itemBids'],
    photo_limit: null,
    couples_per_month: null,
    rivals: 3,
  },
];
