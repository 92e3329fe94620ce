/** Messages about the items that need the user today. */
export const home = {
  name: 'Ana sayfa',
  greeting: {
    morning: 'Günaydın, %{name}',
    day: 'İyi günler, %{name}',
    evening: 'İyi akşamlar, %{name}',
  },
  all: 'Tümü',
  more: 've %{count} tane daha |||| ve %{count} tane daha',
  reply: 'Yanıtla',
  replyNamed: '%{name} çiftini yanıtla',
  guests: '%{count} kişi |||| %{count} kişi',
  nothing: 'Bugün sizi bekleyen bir iş yok',
  nothingText: 'Yeni bir şey olduğunda burada görürsünüz.',
  waiting: {
    title: 'Yanıt bekleyenler',
    late: '%{smart_count} tanesi gecikti |||| %{smart_count} tanesi gecikti',
    none: 'Yanıt bekleyen çift yok.',
  },
  messages: {
    title: 'Okunmamış mesajlar',
    unread: '%{smart_count} yeni mesaj |||| %{smart_count} yeni mesaj',
  },
  todo: {
    title: 'Bugün yapılacaklar',
    none: 'Bugün için hatırlatmanız yok.',
  },
  appointments: {
    title: 'Bu haftanın randevuları',
  },
  prices: {
    title: 'Güncellenecek fiyatlar',
    expired: '%{day} tarihinde bitti',
    expires: '%{day} tarihinde bitiyor',
    update: 'Güncelle',
    updateNamed: '%{name} fiyatlarını güncelle',
  },
  pages: {
    title: 'Sayfanızın puanı |||| Sayfalarınızın puanı',
    score: '%{score} / 100',
    unmeasured: 'Henüz ölçülemiyor',
    how: 'Puan nasıl hesaplanır?',
    weight: '%{smart_count} puan |||| %{smart_count} puan',
    noData: 'veri yok',
    formula: 'Ölçülemeyen başlıklar hesaba katılmaz; kalan puanlar 100 üzerinden verilir.',
    parts: {
      response: '24 saatte yanıt',
      completeness: 'Sayfa bilgileri',
      reviews: 'Yorumlar',
      prices: 'Güncel fiyatlar',
      deals: 'Sonucu yazılan talepler',
    },
    next: {
      response: 'Bekleyen talepleri 24 saat dolmadan yanıtlayın',
      completeness: '%{smart_count} eksik formu doldurun |||| %{smart_count} eksik formu doldurun',
      reviews: 'Çiftlerinizden yorum isteyin',
      prices: 'Süresi dolan fiyatları güncelleyin',
      deals: 'Eski taleplerin sonucunu yazın',
    },
  },
};
