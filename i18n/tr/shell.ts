export const shell = {
  skipToContent: 'İçeriğe geç',
  loading: 'Yükleniyor',
  home: 'Ana sayfa',
  primeMember: 'Prime üye',
  menu: {
    label: 'Ana menü',
    quick: 'Hızlı erişim',
    open: 'Menüyü aç',
    close: 'Menüyü kapat',
    more: 'Diğer',
    locked: 'Paketinize dahil değil',
    onHold: 'Yayında değil',
    newTab: 'Yeni sekmede açılır',
  },
  account: {
    label: 'Hesap menüsü: %{name}',
    settings: 'Ayarlar',
    productInfo: 'Ürün bilgisi',
    refer: 'Firma öner',
    language: 'Dil',
    appearance: 'Görünüm',
    system: 'Cihaz ayarı',
    light: 'Açık',
    dark: 'Koyu',
    signOut: 'Çıkış',
  },
  offline:
    'İnternet bağlantınız yok. Gördükleriniz güncel olmayabilir, değişiklikler kaydedilemez.',
  notices: {
    label: 'Bildirimler',
    close: 'Bildirimi kapat',
    undo: 'Geri al',
  },
  social: {
    cancelled: 'Bağlamaktan vazgeçtiniz. Hesaplarınızda bir şey değişmedi.',
    google: {
      linked: 'Google hesabınız bağlandı.',
      refused: 'Google hesabınıza bağlanılamadı. Lütfen yeniden deneyin.',
    },
    facebook: {
      linked: 'Facebook hesabınız bağlandı.',
      refused: 'Facebook hesabınıza bağlanılamadı. Lütfen yeniden deneyin.',
    },
    instagram: {
      linked: 'Instagram hesabınız bağlandı.',
      refused: 'Instagram izni alınamadı. Lütfen yeniden deneyin.',
    },
  },
  errors: {
    toHome: 'Ana sayfaya dön',
    notFound: {
      title: 'Kayıt Bulunamadı',
      text: 'Aradığınız sayfa ya da kayıt yok; silinmiş veya adresi değişmiş olabilir. Adresi kontrol edin ya da ana sayfadan devam edin.',
    },
    server: {
      title: 'Sunucu Hatası',
      text: 'Bu sayfa bizden kaynaklanan bir hata yüzünden gösterilemedi. Kaydettikleriniz güvende. Lütfen tekrar deneyin; sorun sürerse destek ekibimize yazın.',
      retry: 'Tekrar dene',
    },
    unauthorized: {
      title: 'Bu sayfayı açma yetkiniz yok',
      text: 'Bu sayfa hesabınıza kapalı ya da oturumunuz sona ermiş. Hesap yöneticinizden yetki isteyebilir veya yeniden giriş yapabilirsiniz.',
      signIn: 'Giriş yap',
    },
    missingPart: 'Bu bölüm indirilemedi. Açık işinizi kaydedip sayfayı yenileyin.',
    newVersion: {
      title: 'Panel güncellendi',
      text: 'Siz çalışırken yeni bir sürüm yayınlandı. Devam etmek için sayfayı yenileyin.',
      reload: 'Sayfayı yenile',
    },
  },
};
