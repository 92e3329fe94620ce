import type { Schemas } from '#contract/types.ts';
import { entries, type Words } from './words.ts';

type Kind = Schemas['ProviderCategory']['categoryType'];

export interface Category {
  id: number;
  kind: Kind;
  /** Leads per month that pay back a package. */
  roi: number;
  words: Words;
}

// The key contains id, kind and return on investment; ids never change, and this is the display order.
const table = entries(`
  1 venue 8    | Düğün Mekânları         | Wedding venues          | Hochzeitslocations       | قاعات الأفراح
  21 venue 8   | Kır Düğünü              | Country weddings        | Hochzeiten im Grünen     | أفراح في الهواء الطلق
  22 venue 10  | Otel Düğünü             | Hotel weddings          | Hotelhochzeiten          | أفراح الفنادق
  23 venue 8   | Düğün Salonu            | Wedding halls           | Hochzeitssäle            | صالات الأفراح
  24 venue 6   | Tekne Düğünü            | Boat weddings           | Hochzeiten auf dem Boot  | أفراح القوارب
  25 venue 6   | Tarihi Mekân            | Historic venues         | Historische Orte         | أماكن تاريخية
  2 bridal 12  | Gelinlik                | Bridal gowns            | Brautkleider             | فساتين الزفاف
  3 service 10 | Düğün Fotoğrafçısı      | Wedding photographers   | Hochzeitsfotografie      | مصورو الأفراح
  20 service 8 | Video ve Drone          | Video and drone         | Video und Drohne         | الفيديو والدرون
  4 service 8  | Düğün Organizasyonu     | Wedding planning        | Hochzeitsplanung         | تنظيم الأفراح
  5 service 6  | Kına ve Bekârlığa Veda  | Henna and bachelorette  | Henna und Junggesellinnen | الحناء وتوديع العزوبية
  6 service 6  | Nişan ve Söz            | Engagement              | Verlobung                | الخطوبة
  7 service 12 | Gelin Saçı ve Makyajı   | Bridal hair and make-up | Brautfrisur und Make-up  | تسريحات ومكياج العروس
  8 service 8  | Düğün Müziği ve DJ      | Music and DJ            | Musik und DJ             | الموسيقى والدي جي
  9 service 8  | Orkestra                | Orchestras              | Orchester                | الفرق الموسيقية
  10 service 10 | Düğün Dansı            | Wedding dance           | Hochzeitstanz            | رقصة الزفاف
  11 service 15 | Davetiye               | Invitations             | Einladungen              | بطاقات الدعوة
  12 service 15 | Nikâh Şekeri           | Wedding favours         | Gastgeschenke            | توزيعات الأفراح
  13 service 12 | Gelin Çiçeği           | Bridal bouquets         | Brautsträuße             | باقات العروس
  14 service 12 | Damatlık               | Grooms’ suits           | Bräutigamanzüge          | بدلات العريس
  15 service 10 | Alyans ve Takı         | Rings and jewellery     | Ringe und Schmuck        | الخواتم والمجوهرات
  16 service 12 | Düğün Pastası          | Wedding cakes           | Hochzeitstorten          | كعكات الزفاف
  17 service 8  | Catering               | Catering                | Catering                 | خدمات الضيافة
  18 service 10 | Gelin Arabası          | Wedding cars            | Hochzeitsautos           | سيارات الزفاف
  19 service 8  | Balayı                 | Honeymoon               | Flitterwochen            | شهر العسل
`);

const isKind = (text: string | undefined): text is Kind =>
  text === 'venue' || text === 'bridal' || text === 'service';

export const categories: readonly Category[] = table.map(({ key, words }) => {
  const [id, kind, roi] = key.split(' ');
  if (!isKind(kind)) throw new Error(`Not a kind of category: ${key}`);
  return { id: Number(id), kind, roi: Number(roi), words };
});
