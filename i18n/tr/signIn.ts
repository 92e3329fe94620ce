/** Messages of the first sign-in form; the others are fetched while the user fills it in. */
export const signIn = {
  loading: 'Yükleniyor',
  language: 'Dil',
  or: 'veya',
  show: 'Göster',
  hide: 'Gizle',
  picture: {
    title: 'Her güzel gün, iyi bir hazırlıkla başlar.',
    text: 'Çiftlerinizden gelen talepler, takviminiz ve sayfanız tek yerde.',
  },
  login: {
    title: 'Giriş yap',
    heading: 'Hoş geldiniz',
    lead: 'Devam etmek için hesabınıza giriş yapın.',
    identifier: 'Kullanıcı adı, e-posta veya telefon',
    password: 'Şifre',
    submit: 'Giriş yap',
    busy: 'Giriş yapılıyor',
    forgotPassword: 'Şifremi unuttum',
    forgotUsername: 'Kullanıcı adımı unuttum',
    withCode: 'Tek kullanımlık kodla giriş',
    google: 'Google ile devam et',
    facebook: 'Facebook ile devam et',
  },
  expired: {
    heading: 'Oturumunuz sona erdi',
    lead: 'Kaldığınız yerden devam etmek için yeniden giriş yapın. Yazdıklarınız duruyor.',
  },
  demo: {
    heading: 'Deneme hesapları',
    text: 'Birini seçin, hemen girilsin.',
  },
  offline: {
    title: 'Bağlantı yok',
    heading: 'Sunucuya ulaşılamıyor',
    text: 'Oturumunuz duruyor. Bağlantınız geri geldiğinde kaldığınız yerden devam edersiniz.',
    retry: 'Tekrar dene',
  },
  broken: {
    title: 'Panel açılamadı',
    text: 'Panelin dosyaları indirilemedi. Bağlantınızı kontrol edip sayfayı yenileyin.',
    reload: 'Sayfayı yenile',
  },
  required: 'Bu alan zorunludur.',
};
