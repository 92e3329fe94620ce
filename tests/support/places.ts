/** A path of the panel and its expected page. */
export interface Place {
  path: string;
  /** Beginning of the document's title. */
  title: RegExp | string;
  /** Final URL, if it differs. */
  ends?: RegExp;
  /** True for a page without menu and search. */
  isBare?: true;
  /** True if the page is loaded from the server; the others are opened by navigation within the application. */
  isLoaded?: true;
}

/**
 * Paths of the specification that need a session, in its order; each has another title than the previous one, or
 * is loaded.
 */
export const places: readonly Place[] = [
  { path: '/checkout', title: 'Ödeme', isBare: true, isLoaded: true },
  { path: '/', title: 'Ana sayfa' },
  { path: '/dashboard', title: 'Ana sayfa', isLoaded: true },
  { path: '/todo', title: 'Yapılacaklar' },
  { path: '/leads', title: 'Çiftler' },
  { path: '/leads/1', title: /.+/, isLoaded: true },
  { path: '/leads/3/show', title: /.+ & .+/, ends: /\/leads\/3$/ },
  { path: '/providers/3/items/1/show', title: /.+/, ends: /\/items\/1$/ },
  { path: '/providers', title: 'Firmalar' },
  { path: '/providers/1/info', title: 'Çınaraltı Kır Bahçesi' },
  { path: '/providers/1/info/contacts', title: 'İletişim kişileri · Çınaraltı Kır Bahçesi' },
  { path: '/providers/1/badges', title: 'Rozetler' },
  { path: '/providers/1/gallery', title: 'Galeriler' },
  { path: '/providers/1/gallery/1', title: 'Boğazda gün batımı' },
  { path: '/providers/1/galleries/1', title: 'Boğazda gün batımı', isLoaded: true },
  { path: '/providers/1/related-providers', title: 'İlgili firmalar' },
  { path: '/providers/3/items', title: 'Modeller' },
  { path: '/providers/1/payments', title: 'Ödemeler' },
  { path: '/providers/1/calendar-events', title: 'Takvim' },
  { path: '/galleries', title: 'Galeriler' },
  { path: '/provider-testimonials', title: 'Yorumlar' },
  { path: '/transfer-reviews', title: 'Yorum aktarımı' },
  { path: '/statistics/visits', title: 'Ziyaretler' },
  { path: '/statistics/deals', title: 'Anlaşmalar' },
  { path: '/statistics/weddings', title: 'Düğünler' },
  { path: '/statistics/rivals', title: 'Rakip analizi' },
  { path: '/statistics/magnet', title: 'Mıknatıs' },
  { path: '/statistics/scores', title: 'Kalite ve risk' },
  { path: '/customer-users', title: 'Kullanıcılar' },
  { path: '/discounts', title: 'Kampanyalar' },
  { path: '/templates/attachments', title: 'Dosyalar' },
  { path: '/templates/signatures', title: 'İmzalar' },
  { path: '/templates/sms-logs', title: 'SMS kayıtları' },
  { path: '/templates/mail-templates', title: 'Şablonlar' },
  { path: '/settings', title: /Ayarlar/, ends: /\/settings\/profile$/ },
  { path: '/settings/password', title: /Ayarlar/, isLoaded: true },
  { path: '/refer-provider', title: /.+/ },
  { path: '/refer-provider/success', title: /.+/, isLoaded: true },
  { path: '/refer-provider/conditions', title: /.+/ },
  { path: '/signup-wizard/wz_nobody-sent-it', title: 'Firma kaydı', isBare: true, isLoaded: true },
  { path: '/errors/error-401', title: /yetki/ },
  { path: '/errors/error-404', title: 'Kayıt Bulunamadı' },
  { path: '/errors/error-500', title: 'Sunucu Hatası', isLoaded: true },
];
