/** Names of the panel's places that belong to no entity, and what stands there. */
export const places = {
  templates: 'Şablonlar',
  statistics: {
    name: 'İstatistikler',
    visits: 'Ziyaretler',
    deals: 'Anlaşmalar',
    weddings: 'Düğünler',
    rivals: 'Rakip analizi',
    magnet: 'Mıknatıs',
    scores: 'Kalite ve risk',
  },
  support: {
    name: 'Destek',
    chat: 'Canlı destek',
    remote: 'Uzaktan bağlantı',
    tutorial: 'Panel eğitimi',
    whatsApp: 'WhatsApp',
  },
  stores: {
    android: 'Google Play’den indirin',
    ios: 'App Store’dan indirin',
    from: 'Panel cebinizde:',
  },
  upgrade: {
    title: 'Paketinizi yükseltin',
    text: 'Bütün çiftleri görün, sayfanızı öne çıkarın.',
    open: 'Paketi incele',
  },
  payment: {
    debt: 'Ödenmemiş borcunuz var. Hizmetleriniz sürüyor.',
    notice: 'İlk ödemeniz bekliyor.',
    open: 'Ödemeye git',
    close: 'Bugün gösterme',
  },
  provider: {
    choose: 'Firma değiştir: %{name}',
    facts: 'Firma bilgileri',
    sections: 'Firmanın sayfaları',
    info: 'Bilgiler',
    all: 'Tüm firmalar',
    none: {
      title: 'Henüz bir firmaya bağlı değilsiniz',
      text: 'Firmalarınızın kayıtları burada görünür. Hesabınızın yöneticisinden sizi bir firmaya bağlamasını isteyin.',
    },
  },
};
