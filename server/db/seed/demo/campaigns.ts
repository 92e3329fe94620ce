import type { FileMetadata } from '../../../files/FileMetadata.ts';
import { addDays, dayIn, HOUR_MS, hourOf } from '../../../time/day.ts';
import { addBusinessDays } from '../../../time/businessDays.ts';
import { zone } from '../../../time/zone.ts';
import { holidays } from './holidays.ts';
import { account } from './accounts.ts';
import { page } from './pages.ts';

interface Campaign {
  provider: number;
  title: string;
  summary: string;
  text?: string;
  terms: { ratio: number } | { installments: number };
  /** Prices in whole lira. */
  prices?: [before: number, after: number];
  gift?: string;
  /** First and last day, as days from today. */
  days: [from: number, until: number];
  status: 'draft' | 'pending' | 'approved' | 'published' | 'unpublished' | 'rejected';
  isPrimary?: boolean;
  popup?: [title: string, text: string];
  written: number;
}

const drafts: readonly Campaign[] = [
  {
    provider: page.cinaralti,
    title: 'Kış düğünlerinde yüzde 20 indirim',
    summary: 'Kasım–mart arasındaki hafta içi düğünlerde geçerlidir.',
    text: '<p>Cam salonumuzda, 200 davetliye kadar menü ve masa süslemesi dahil.</p><ul><li>Pazartesi–perşembe</li><li>Diğer kampanyalarla birleştirilemez</li></ul>',
    terms: { ratio: 20 },
    prices: [480_000, 384_000],
    gift: 'Gelin masası süslemesi hediye',
    days: [-25, 90],
    status: 'published',
    isPrimary: true,
    popup: ['Kış fırsatı', 'Bu kış tarihinizi ayırtın, yüzde 20 indirimle evlenin.'],
    written: 32,
  },
  {
    provider: page.cinaralti,
    title: 'Peşin fiyatına 6 taksit',
    summary: 'Anlaşmalı bankaların kredi kartlarıyla.',
    terms: { installments: 6 },
    days: [-60, 30],
    status: 'published',
    written: 66,
  },
  {
    provider: page.inci,
    title: 'Gelinlik alana nikah elbisesi yarı fiyatına',
    summary: 'İnci Atölye koleksiyonundaki bütün modellerde.',
    terms: { ratio: 50 },
    prices: [16_000, 8_000],
    gift: 'Duvak ve kılıf hediye',
    days: [3, 63],
    status: 'approved',
    written: 2,
  },
  {
    provider: page.isik,
    title: 'Erken kayıtta dış çekim hediye',
    summary: 'Gelecek yaz için bu ay yapılan anlaşmalarda.',
    terms: { ratio: 10 },
    prices: [65_000, 58_500],
    gift: 'İki saatlik dış çekim hediye',
    days: [5, 45],
    status: 'pending',
    popup: ['Dış çekim bizden', 'Bu ay anlaşan çiftlere dış çekim hediye.'],
    written: 1,
  },
  {
    provider: page.isik,
    title: 'Albümde yüzde 15 indirim',
    summary: 'Stüdyo kapalı olduğu için geçici olarak kaldırıldı.',
    terms: { ratio: 15 },
    prices: [9_000, 7_650],
    days: [-80, -5],
    status: 'unpublished',
    written: 88,
  },
  {
    provider: page.inci,
    title: 'Kiralıkta 3 taksit',
    summary: 'Kiralık modellerde peşin fiyatına 3 taksit: 0532 000 00 00.',
    terms: { installments: 3 },
    days: [-10, 50],
    status: 'rejected',
    written: 14,
  },
  {
    provider: page.cinaralti,
    title: 'Kokteyl düğününe canlı müzik hediye',
    summary: 'Kapalı salonda, 150 davetliye kadar.',
    terms: { ratio: 12 },
    prices: [320_000, 281_600],
    gift: 'Üç kişilik canlı müzik grubu hediye',
    days: [20, 80],
    status: 'draft',
    written: 0,
  },
];

/** Returns the first customer's campaigns, one or more in every state. */
export function campaigns(now: Date, images: readonly FileMetadata[]): object[] {
  const today = dayIn(zone, now);
  // Changes of today are at least an hour old, however early the demo starts.
  const latest = new Date(now.getTime() - HOUR_MS);
  const ago = (days: number) => {
    const at = hourOf(zone, addDays(today, -days), 11);
    return (at < latest ? at : latest).toISOString();
  };
  return drafts.map((campaign, index) => {
    const { terms, prices, popup, days, written } = campaign;
    return {
      id: index + 1,
      customer_id: account.yildirim,
      provider_id: campaign.provider,
      title: campaign.title,
      short_description: campaign.summary,
      text: campaign.text ?? null,
      discount_type: 'ratio' in terms ? 'discount' : 'installment',
      discount_ratio: 'ratio' in terms ? terms.ratio : null,
      installment_count: 'installments' in terms ? terms.installments : null,
      price_before: prices?.[0] ?? null,
      price_after: prices?.[1] ?? null,
      gift_text: campaign.gift ?? null,
      valid_from: addDays(today, days[0]),
      valid_until: addDays(today, days[1]),
      image: images[index] ?? null,
      is_primary: campaign.isPrimary ?? false,
      show_as_popup: popup !== undefined,
      popup_title: popup?.[0] ?? null,
      popup_description: popup?.[1] ?? null,
      status: campaign.status,
      promised_on: ['pending', 'approved'].includes(campaign.status)
        ? addBusinessDays(addDays(today, -1), 2, holidays)
        : null,
      publishes_by:
        campaign.status === 'approved' ? new Date(now.getTime() + 45 * 60_000).toISOString() : null,
      rejection_reason:
        campaign.status === 'rejected'
          ? 'Metinde telefon numarası var; iletişim bilgileriniz sayfanızda zaten görünüyor.'
          : null,
      version: 1,
      created_at: ago(written),
      updated_at: ago(Math.max(0, written - 1)),
    };
  });
}
