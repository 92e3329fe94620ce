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
  /** Ids of attached saved files. */
  files?: number[];
  /** Days since the creation and since the last change. */
  ages: [written: number, changed: number];
}

const mails: readonly Mail[] = [
  {
    name: 'İlk yanıt',
    subject: '{{provider}}: talebiniz bize ulaştı',
    paragraphs: [
      'Merhaba {{couple}},',
      'Talebiniz için teşekkür ederiz. {{weddingDate}} tarihli düğününüzün ayrıntılarını konuşmak üzere bugün sizi arayacağız.',
      'Size uygun bir saat varsa bu e-postayı yanıtlayarak yazabilirsiniz.',
      'Sevgiler,<br>{{me}}',
    ],
    pages: [],
    ages: [400, 12],
  },
  {
    name: 'Mekan ziyareti daveti',
    subject: 'Bahçemizi birlikte gezelim',
    paragraphs: [
      'Merhaba {{couple}},',
      'Çınaraltı’nı gün ışığında görmeniz için sizi kahveye bekliyoruz. <strong>Hafta içi 11.00–18.00</strong> arası her gün açığız.',
      'Cam salonumuzu ve masa düzenlerini de aynı gün gösterebiliriz.',
    ],
    pages: [page.cinaralti],
    ages: [320, 31],
  },
  {
    name: 'Menü ve fiyat teklifi',
    subject: '{{provider}}: {{weddingDate}} için menü seçeneklerimiz',
    paragraphs: [
      'Merhaba {{couple}},',
      '{{guests}} davetli için hazırladığımız teklif: <strong>{{offer}}, {{price}}</strong>. Fiyata KDV ve servis dahildir.',
      'Tadım günümüz her ayın ilk perşembesi; yerinizi şimdiden ayıralım mı?',
    ],
    pages: [page.cinaralti],
    files: [1],
    ages: [210, 3],
  },
  {
    name: 'Çekim paketleri',
    subject: 'Düğün hikayesi paketlerimiz',
    paragraphs: [
      'Merhaba {{couple}},',
      'Dış çekim, düğün günü ve kısa film içeren üç paketimiz var. Örnek albümlerimizi stüdyomuzda görebilirsiniz.',
      'Tarihinizi kesinleştirdiyseniz yazın, takvimimize bakalım.',
    ],
    pages: [page.isik],
    ages: [180, 45],
  },
  {
    name: 'Prova randevusu',
    subject: 'Gelinlik provanız: {{appointment}}',
    paragraphs: [
      'Merhaba {{bride}},',
      '{{appointment}} için yerinizi ayırdık. İlk prova yaklaşık bir saat sürer. Yanınızda düğün ayakkabınızın topuk boyunda bir ayakkabı getirmenizi öneririz.',
      'Konak’taki atölyemizde görüşmek üzere.',
    ],
    pages: [page.inci],
    ages: [150, 20],
  },
  {
    name: 'Sorularınız var mı?',
    subject: '{{provider}}: sorularınız var mı?',
    paragraphs: [
      'Merhaba {{couple}},',
      'Geçen gün yazdıklarımızla ilgili aklınıza takılan bir şey olursa buradayız. İsterseniz bir gün buluşalım, birlikte konuşalım.',
      '{{me}}',
    ],
    pages: [],
    ages: [90, 14],
  },
  {
    name: 'Kısa hatırlatma',
    subject: '{{provider}} sizi bekliyor',
    paragraphs: [
      'Merhaba {{couple}}, {{provider}} olarak düğününüz için sizi bekliyoruz. Uygun olduğunuzda yazmanız yeter.',
    ],
    pages: [],
    ages: [90, 14],
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

/** Returns the first customer's e-mail templates, one of them inactive. */
export function templates(now: Date): object[] {
  const ago = (days: number) => hourOf(zone, addDays(dayIn(zone, now), -days), 10).toISOString();
  return mails.map(
    ({ name, subject, paragraphs, pages, isActive = true, files = [], ages }, index) => ({
      id: index + 1,
      customer_id: account.yildirim,
      name,
      subject,
      content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
      language: 'tr',
      attachment_ids: files,
      provider_ids: pages,
      is_active: isActive,
      version: 1,
      created_at: ago(ages[0]),
      updated_at: ago(ages[1]),
    }),
  );
}

/** Template ids by name. */
export const templateIds: ReadonlyMap<string, number> = new Map(
  mails.map(({ name }, index) => [name, index + 1]),
);
