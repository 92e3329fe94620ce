/** Venue categories, which share their option groups. */
const VENUES = [1, 21, 22, 23, 24, 25];

/** Options that describe models and photos, with the trade's names; ids follow from the positions. */
const TABLE: [categoryId: number, name: string, options: string][] = [
  [2, 'Kesim', 'Prenses, Balık, A kesim, Helen, Düz, Kısa'],
  [2, 'Kumaş', 'Dantel, Saten, Tül, Şifon, Krep, İpek, Organze'],
  [2, 'Yaka', 'Kalp yaka, V yaka, Kayık yaka, Straplez, Halter, İllüzyon'],
  [2, 'Kol', 'Kolsuz, Kısa kol, Uzun kol, Düşük omuz, Askılı'],
  [2, 'Kuyruk', 'Kuyruksuz, Kısa kuyruk, Uzun kuyruk, Çıkarılabilir'],
  [2, 'Renk', 'Beyaz, Kırık beyaz, Fildişi, Pudra, Şampanya'],
  [14, 'Kesim', 'Slim fit, Klasik, Smokin, Frak'],
  [14, 'Kumaş', 'Yün, Kadife, Keten, Saten yaka'],
  [14, 'Renk', 'Siyah, Lacivert, Gri, Bordo, Beyaz'],
  [3, 'Çekim', 'Dış çekim, Düğün hikâyesi, Stüdyo, Nişan, Save the date, Albüm'],
  [3, 'An', 'Hazırlık, Nikâh, İlk dans, Pasta, Aile, Çift portresi'],
  [3, 'Işık', 'Gündüz, Gün batımı, Gece'],
  [20, 'Çekim', 'Klip, Düğün filmi, Drone, Canlı yayın'],
  [4, 'Konsept', 'Klasik, Bohem, Rustik, Modern, Masal'],
  [4, 'Alan', 'Nikâh masası, Gelin masası, Davetli masası, Karşılama, Fotoğraf köşesi'],
  ...VENUES.flatMap((category): [number, string, string][] => [
    [category, 'Alan', 'Bahçe, Salon, Teras, Nikâh alanı, Havuz başı, Gelin odası, Giriş'],
    [category, 'An', 'Nikâh, Yemek, İlk dans, Pasta, Kına, Karşılama'],
    [category, 'Işık', 'Gündüz, Gün batımı, Gece'],
  ]),
];

/** Option groups with permanent ids. */
export const itemOptionGroups = TABLE.map(([providerCategoryId, name, options], index) => ({
  id: index + 1,
  provider_category_id: providerCategoryId,
  name,
  options: options
    .split(', ')
    .map((option, at) => ({ id: (index + 1) * 100 + at + 1, name: option })),
}));
