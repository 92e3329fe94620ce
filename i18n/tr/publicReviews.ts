/** The reviews of a provider on other sites, and on its public page. */
export const publicReviews = {
  title: 'Çiftlerin yorumları',
  summary: '5 üzerinden %{mean}; yayımlanan %{count} yorumun ortalaması',
  choice: 'Burada bir seçki gösterilir. Ortalama, yayımlanan yorumların tümünden hesaplanır.',
  all: 'Yorumların tümü',
  reply: '%{provider} yanıtladı',
  none: 'Henüz yayımlanan yorum yok.',
  star1: '1 yıldız',
  star2: '2 yıldız',
  star3: '3 yıldız',
  star4: '4 yıldız',
  star5: '5 yıldız',
  pageTitle: '%{provider} yorumları',
  order: 'En yeni yorumlar önce gelir. Olumlu ya da olumsuz, kurallara uyan her yorum yayımlanır.',
  by: 'Puanlara göre',
  more: 'Daha eski yorumlar',
  photo: '%{couple}, fotoğraf %{number}',
} as const;
