import type { Schemas } from '#contract/types.ts';
import { HOUR_MS } from '../../../time/day.ts';

type FormKey = Schemas['ProviderFormKey'];

/** Row that is inserted as JSON. */
interface Change {
  customer_id: number;
  provider_id: number;
  subject: FormKey;
  resource: string;
  record_id: number;
  status: 'pending' | 'approved' | 'rejected';
  body: object;
  changes: object[];
  sent_by: number;
  created_at: string;
  decided_at: string | null;
  rejection_reason: string | null;
}

const cinaralti =
  `Çınaraltı, Beykoz’un üst yamaçlarında, yüz yıllık çınarların gölgesinde bir kır bahçesi. Yaz akşamları
Boğaz’dan esen serinlikle birlikte dört yüz misafire kadar yemekli davet, altı yüz misafire kadar kokteyl ağırlıyoruz.
Yağmur olursa cam salonumuz aynı gün size ayrılıyor. Menülerimiz mevsimin ürünleriyle kendi mutfağımızda hazırlanıyor,
gün boyunca tek bir davet kabul ediyoruz.`.replaceAll('\n', ' ');

const inci =
  '<p>Konak’ta kendi atölyesinde dikim yapan gelinlik evi; satış, kiralama ve özel tasarım.</p>';

/** Texts about the providers. */
export const aboutTexts = { cinaralti: `<p>${cinaralti}</p>`, inci };

const team = {
  contacts: [
    { name: 'Ayşe Yıldırım', duty: 'İşletme sahibi', phone: '+905320000101', email: null },
    {
      name: 'Mert Kaya',
      duty: 'Satış',
      phone: '+905320000102',
      email: 'mert@cinaralti.example.com',
    },
  ],
  team: [
    { name: 'Hasan Usta', duty: 'Mutfak şefi', bio: 'Yirmi yıldır düğün sofrası kuruyor.' },
    { name: 'Selin Ak', duty: 'Davet koordinatörü', bio: null },
  ],
};

/** Answers of the providers' forms without a column of their own. */
export const formAnswers = {
  cinaralti: {
    ...team,
    setting: 'garden',
    services: ['catering', 'parking', 'valet', 'accessible', 'bridalRoom', 'generator'],
    eventsPerDay: 1,
    alcohol: 'served',
    hasRainPlan: true,
    musicUntil: 'h00',
  },
  inci: {
    services: ['sale', 'rental', 'custom', 'alteration'],
    fittings: 3,
    deliveryWeeks: 10,
    smallestSize: 34,
    largestSize: 52,
    isByAppointment: true,
    contacts: [{ name: 'İnci Deniz', duty: 'Tasarımcı', phone: '+905320000103', email: null }],
  },
  zeynep: {
    occasions: ['wedding', 'engagement', 'henna'],
    experienceYears: 9,
    teamSize: 6,
    travels: 'city',
    contacts: [{ name: 'Zeynep Arslan', duty: null, phone: '+905320000104', email: null }],
  },
};

type Answers = Readonly<Record<string, unknown>>;

interface ChangeOwner {
  customerId: number;
  userId: number;
  page: Readonly<Record<'cinaralti' | 'isik' | 'inci', number>>;
}

/** Returns pending changes, a rejected one and an approved one. */
export function changeRequests(now: Date, { customerId, userId, page }: ChangeOwner): Change[] {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const of = (
    provider: number,
    form: FormKey,
    hours: number,
    [before, after]: readonly [Answers, Answers],
  ): Change => ({
    customer_id: customerId,
    provider_id: provider,
    subject: form,
    resource: `form:${form}`,
    record_id: provider,
    status: 'pending',
    body: after,
    changes: Object.keys(after).map((field) => ({
      field,
      before: before[field],
      after: after[field],
    })),
    rejection_reason: null,
    decided_at: null,
    created_at: ago(hours),
    sent_by: userId,
  });
  const decided = { rejection_reason: null, decided_at: ago(190) };
  return [
    of(page.cinaralti, 'about', 20, [
      { about: aboutTexts.cinaralti },
      {
        about: `${aboutTexts.cinaralti}<p>Bu sezon gün batımı nikâhları için yeni bir platformumuz var.</p>`,
      },
    ]),
    of(page.isik, 'general', 44, [{ website: null }, { website: 'https://isikgolge.example.com' }]),
    of(page.inci, 'general', 3, [
      { website: 'https://incigelinlik.example.com' },
      { website: 'https://incigelinlik.example.com/atolye' },
    ]),
    {
      ...of(page.inci, 'about', 70, [
        { about: inci },
        { about: '<p>Randevu için 0532 000 00 00 numarasını arayın.</p>' },
      ]),
      status: 'rejected',
      rejection_reason: 'Tanıtım yazısında telefon numarası bulunamaz.',
      decided_at: ago(50),
    },
    {
      ...of(page.cinaralti, 'contacts', 200, [{ contacts: null }, { contacts: team.contacts }]),
      ...decided,
      status: 'approved',
    },
  ];
}
