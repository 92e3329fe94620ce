/** The one search: couples, pages, records, actions. */
export const palette = {
  open: 'Panelde ara',
  couples: 'Çift ara',
  hint: 'Çift, sayfa veya işlem yazın',
  coupleHint: 'Gelinin ya da damadın adından en az iki harf yazın.',
  results: '%{smart_count} sonuç |||| %{smart_count} sonuç',
  all: '“%{words}” için tüm sonuçlar: %{name}',
  language: 'Dil: %{name}',
  mode: 'Görünüm: %{name}',
  groups: {
    recent: 'Son kullandıklarınız',
    couples: 'Çiftler',
    places: 'Sayfalar',
    actions: 'İşlemler',
  },
};
