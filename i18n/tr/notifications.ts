/** The bell, and what the browser itself shows. */
export const notifications = {
  title: 'Bildirimler',
  bellUnread: 'Bildirimler, %{smart_count} okunmamış |||| Bildirimler, %{smart_count} okunmamış',
  unread: 'Okunmadı',
  readAll: 'Tümünü okundu olarak işaretle',
  settings: 'Bildirim ayarları',
  empty: 'Bildiriminiz yok',
  emptyText: 'Yeni talepler, mesajlar ve hesabınızla ilgili haberler burada görünür.',
  push: {
    ask: 'Yeni talepleri anında öğrenin',
    askText: 'Panel arka plandayken yeni talep ve mesajları bu cihaza bildirelim mi?',
    allow: 'Bildirimlere izin ver',
    later: 'Şimdi değil',
    many: '%{smart_count} yeni bildirim |||| %{smart_count} yeni bildirim',
  },
};
