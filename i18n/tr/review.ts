/** The page on which a couple writes about a provider, behind a link of its own. */
export const review = {
  title: 'Yorumunuz',
  greeting: 'Merhaba %{couple}',
  lead: '%{provider} ile deneyiminiz nasıldı? Bir dakikanızı alır.',
  star: 'Genel puanınız',
  starService: 'Gün boyunca hizmet',
  starCommunication: 'İletişim ve bilgilendirme',
  starValue: 'Fiyatın karşılığı',
  optional: 'isteğe bağlı',
  stars: '%{smart_count} yıldız |||| %{smart_count} yıldız',
  text: 'Yorumunuz',
  textHelp: 'Neyi sevdiniz, ne daha iyi olabilirdi? En az 10 karakter.',
  photos: 'Fotoğraflar',
  photosHelp: 'En çok 5 fotoğraf; JPG, PNG ya da WebP.',
  addPhotos: 'Fotoğraf ekle',
  removePhoto: '%{number}. fotoğrafı çıkar',
  photo: '%{number}. fotoğraf',
  rules:
    'Yorumunuz incelendikten sonra, olumlu ya da olumsuz olmasına bakılmadan adlarınızla yayımlanır.',
  all: 'Yayımlanan yorumların tümü',
  submit: 'Yorumu gönder',
  sending: 'Gönderiliyor',
  sendingPhoto: 'Fotoğraf gönderiliyor: %{number}/%{count}',
  decline: 'Yorum yazmak istemiyorum',
  language: 'Dil',
  faults: {
    star: 'Lütfen genel puanınızı verin.',
    short: 'Lütfen en az 10 karakter yazın.',
    offline: 'Bağlantı kurulamadı. Yazdıklarınız duruyor; yeniden deneyin.',
    failed: 'Gönderilemedi. Yazdıklarınız duruyor; biraz sonra yeniden deneyin.',
    photo:
      '%{number}. fotoğraf eklenemedi. En az 800 piksel genişliğinde, 10 MB’tan küçük bir JPG, PNG ya da WebP seçin.',
  },
  thanks: {
    heading: 'Teşekkür ederiz',
    text: 'Yorumunuz bize ulaştı. İncelendikten sonra yayımlanır.',
    photos: 'Yorumunuz bize ulaştı, ama bazı fotoğraflar eklenemedi.',
    retry: 'Fotoğrafları yeniden gönder',
  },
  answered: {
    heading: 'Yorumunuz bizde',
    text: 'Bu bağlantıyla bir yorum yazıldı. Her bağlantı bir kez kullanılır.',
  },
  declined: {
    heading: 'Peki, bir daha hatırlatmayız',
    text: 'Haber verdiğiniz için teşekkür ederiz. Bir ömür mutluluklar.',
  },
  expired: {
    heading: 'Bağlantının süresi doldu',
    text: 'Yine de yazmak isterseniz %{provider} size yeni bir bağlantı gönderebilir.',
  },
  missing: {
    heading: 'Bağlantı bulunamadı',
    text: 'Bağlantı eksik kopyalanmış olabilir. Size gelen iletideki bağlantıyı yeniden açın.',
  },
  broken: { heading: 'Sayfa açılamadı', retry: 'Yeniden dene' },
} as const;
