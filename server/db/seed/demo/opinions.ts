import { page } from './pages.ts';

/** Names of commenting couples, each used once. */
export const couples: readonly string[] = [
  'Elif ve Kerem',
  'Nazlı ve Ömer',
  'Büşra ve Emre',
  'Şule ve Tarık',
  'Ceren ve Çağrı',
  'İrem ve Barış',
  'Gizem ve Umut',
  'Öykü ve Kaan',
  'Melis ve Cem',
  'Defne ve İlker',
  'Işıl ve Görkem',
  'Ayça ve Mert',
  'Zehra ve Yusuf',
  'Pınar ve Onur',
  'Selin ve Arda',
  'Tuğba ve Ufuk',
  'Derya ve Sinan',
  'Gülşah ve Berk',
  'Hande ve Tolga',
  'İlayda ve Çağan',
  'Jülide ve Serkan',
  'Kübra ve Hakan',
  'Lale ve Özgür',
  'Merve ve Burak',
  'Nihan ve Sarp',
  'Özge ve Deniz',
  'Pelin ve Mete',
  'Rüya ve Can',
  'Seda ve Volkan',
  'Şeyma ve Halil',
  'Tuğçe ve Eren',
  'Ümran ve Selim',
  'Yasemin ve Koray',
  'Zeynep ve Oğuz',
];

/** Texts by number of stars; `refused` ones may not be published. */
type Opinions = Readonly<Record<string, readonly string[]>>;

const venue: Opinions = {
  5: [
    'Her şey hayal ettiğimiz gibiydi, ekip bütün gece yanımızdaydı.',
    'Davetlilerimiz hâlâ o geceyi konuşuyor. Çok teşekkür ederiz.',
    'Çınarların altında nikâh kıymak unutulmazdı; fotoğraflar da öyle çıktı.',
    'Yağmur başlayınca on dakikada cam salona geçtik, kimse üşümedi.',
    'Menü tadımından son dansa kadar her ayrıntıyı düşünmüşler.',
    'Salon da servis de kusursuzdu, anneme çiçek bile hazırlamışlar.',
    'İlk geziden son dakikaya kadar aynı kişiyle konuştuk, çok rahattık.',
    'Işıklandırma masal gibiydi, iskele terasında kokteyl harikaydı.',
    'Yüz elli kişiyi ağırladık, bir aksilik bile yaşamadık.',
  ],
  4: [
    'Mekân ve yemekler harikaydı; otopark biraz kalabalıktı.',
    'Fiyatına göre çok iyi, organizasyon zamanında ilerledi.',
    'Bahçe çok güzel; gelin odası biraz daha geniş olabilirdi.',
    'Servis hızlıydı, yalnızca tatlı masası erken bitti.',
    'Ekip güler yüzlü; dönüş servisini biraz bekledik.',
  ],
  3: [
    'Genel olarak memnun kaldık, ses sistemi daha iyi olabilirdi.',
    'Yemekler güzeldi ama salon geç ısındı.',
    'Gece güzel geçti; vale sırası uzundu.',
  ],
  refused: ['Çok güzeldi, soracaklarınız için beni arayın: 0532 000 00 00.'],
};

const photographer: Opinions = {
  5: [
    'Fotoğraflara her baktığımızda o günü yeniden yaşıyoruz.',
    'Dış çekimde bizi hiç yormadılar, kareler film gibi.',
    'Albümümüz söz verdikleri günde elimizdeydi, baskı kalitesi çok iyi.',
  ],
  4: [
    'Kareler çok doğal; albüm birkaç gün geç geldi.',
    'Ekip güler yüzlüydü, ışığı çok iyi kullanıyorlar. Video biraz kısa.',
    'Dış çekim harikaydı; salondaki karelerden daha çok isterdik.',
    'Fiyatına göre çok iyi, seçim ekranı da kullanışlıydı.',
    'Işıkları ve renkleri çok sevdik, teslim biraz uzun sürdü.',
  ],
};

const bridal: Opinions = {
  5: [
    'Gelinliğim tam hayal ettiğim gibiydi, provalarda çok sabırlılardı.',
    'Son provada beli bir kez daha daralttılar, üstüme oturdu.',
    'Dantel işçiliğini herkes sordu. Atölyedeki herkese teşekkürler.',
    'Kısa sürede diktiler, duvağı da hediye ettiler.',
    'İlk görüşmeden teslime kadar çok ilgililerdi.',
    'Modeli birlikte çizdik, kumaşını birlikte seçtik; içime sindi.',
  ],
  3: ['Gelinlik güzeldi ama provalar için çok bekledik.'],
  refused: ['Gelinlik güzel, ben Instagram’dan yazıyorum: @gelin_gunlugu.'],
};

const trades = new Map<number, Opinions>([
  [page.cinaralti, venue],
  [page.isik, photographer],
  [page.inci, bridal],
]);

/** Deals out the texts of each provider's trade without repetition. */
export function opinionsOf() {
  const dealt = new Map<string, number>();
  return {
    /** @throws Error if the trade has no text left with these stars */
    next(provider: number, stars: number | 'refused'): string {
      const key = `${provider} ${stars}`;
      const index = dealt.get(key) ?? 0;
      dealt.set(key, index + 1);
      const text = trades.get(provider)?.[stars]?.[index];
      if (text === undefined) throw new Error(`No opinion is left for page and stars ${key}`);
      return text;
    },
  };
}
