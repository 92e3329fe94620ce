/** What is needed for the first form of the sign-in; the rest is fetched while it is filled in. */
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
    slowed: 'Beklemek istemezseniz tek kullanımlık kodla girebilirsiniz.',
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
  misconfigured: {
    title: 'Panel bu haliyle açılamıyor',
    text: 'Kurulum ayarları hatalı. Paneli yönetenlere aşağıdaki satırları iletin.',
  },
  notices: {
    passwordChanged: 'Şifreniz değişti. Yeni şifrenizle giriş yapabilirsiniz.',
    verificationEnded: 'Doğrulama süresi doldu. Lütfen yeniden giriş yapın.',
    google: 'Google hesabınıza bağlanılamadı. Yeniden deneyin ya da şifrenizle girin.',
    facebook: 'Facebook hesabınıza bağlanılamadı. Yeniden deneyin ya da şifrenizle girin.',
    socialCancelled:
      'Girişten vazgeçtiniz. Dilediğinizde yeniden deneyebilir ya da şifrenizle girebilirsiniz.',
  },
  required: 'Bu alan zorunludur.',
};
