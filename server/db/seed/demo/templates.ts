import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { account } from './accounts.ts';
import { page } from './pages.ts';

interface Mail {
  name: string;
  subject: string;
  paragraphs: readonly string[];
  pages: number[];
  isActive?: boolean;
  /** Days since it was written and since it was changed. */
  ages: [written: number, changed: number];
}

const mails: readonly Mail[] = [
  {
    name: 'İlk yanıt',
    subject: 'Talebiniz bize ulaştı',
    paragraphs: [
      'Merhaba,',
      'Talebiniz için teşekkür ederiz. Düğününüzün ayrıntılarını konuşmak üzere bugün sizi arayacağız.',
      'Size uygun bir saat varsa bu e-postayı yanıtlayarak yazabilirsiniz.',
    ],
    pages: [],
    ages: [400, 12],
  },
  {
    name: 'Mekan ziyareti daveti',
    subject: 'Bahçemizi birlikte gezelim',
    paragraphs: [
      'Merhaba,',
      'Çınaraltı’nı gün ışığında görmeniz için sizi kahveye bekliyoruz. <strong>Hafta içi 11.00–18.00</strong> arası her gün açığız.',
      'Cam salonumuzu ve masa düzenlerini de aynı gün gösterebiliriz.',
    ],
    pages: [page.cinaralti],
    ages: [320, 31],
  },
  {
    name: 'Menü ve fiyat teklifi',
    subject: 'Düğününüz için menü seçeneklerimiz',
    paragraphs: [
      'Merhaba,',
      'Davetli sayınıza göre hazırladığımız üç menü seçeneği aşağıdadır. Fiyatlara KDV ve servis dahildir.',
      'Tadım günümüz her ayın ilk perşembesi; yerinizi şimdiden ayıralım mı?',
    ],
    pages: [page.cinaralti],
    ages: [210, 3],
  },
  {
    name: 'Çekim paketleri',
    subject: 'Düğün hikayesi paketlerimiz',
    paragraphs: [
      'Merhaba,',
      'Dış çekim, düğün günü ve kısa film içeren üç paketimiz var. Örnek albümlerimizi stüdyomuzda görebilirsiniz.',
      'Tarihinizi kesinleştirdiyseniz yazın, takvimimize bakalım.',
    ],
    pages: [page.isik],
    ages: [180, 45],
  },
  {
    name: 'Prova randevusu',
    subject: 'Gelinlik provanız için randevu',
    paragraphs: [
      'Merhaba,',
      'İlk prova yaklaşık bir saat sürer. Yanınızda düğün ayakkabınızın topuk boyunda bir ayakkabı getirmenizi öneririz.',
      'Konak’taki atölyemizde görüşmek üzere.',
    ],
    pages: [page.inci],
    ages: [150, 20],
  },
  {
    name: 'Yılbaşı kutlaması',
    subject: 'İyi yıllar dileriz',
    paragraphs: ['Merhaba,', 'Yeni yılınızı kutlar, mutlu bir başlangıç dileriz.'],
    pages: [page.cinaralti, page.isik, page.inci],
    isActive: false,
    ages: [330, 325],
  },
];

/** Mails of the first account that are kept ready, one of them out of use. */
export function templates(now: Date): object[] {
  const ago = (days: number) => hourOf(zone, addDays(dayIn(zone, now), -days), 10).toISOString();
  return mails.map(({ name, subject, paragraphs, pages, isActive = true, ages }, index) => ({
    id: index + 1,
    customer_id: account.yildirim,
    name,
    subject,
    content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    provider_ids: pages,
    is_active: isActive,
    version: 1,
    created_at: ago(ages[0]),
    updated_at: ago(ages[1]),
  }));
}
