/** Options that models are described by, for the categories that have models. Names are those of the trade. */
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
];

/** Groups and their options with ids that stay. */
export const itemOptionGroups = TABLE.map(([providerCategoryId, name, options], index) => ({
  id: index + 1,
  provider_category_id: providerCategoryId,
  name,
  options: options
    .split(', ')
    .map((option, at) => ({ id: (index + 1) * 100 + at + 1, name: option })),
}));
