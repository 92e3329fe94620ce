/** Words of the page that shows a customer who of the support worked in the account. */
export const supportAccess = {
  title: 'Destek erişimi',
  running: 'Şu anda burada',
  as: 'Adına çalıştığı kullanıcı:',
  why: 'Neden:',
  onlyRead:
    'Hiçbir şey değiştirilmedi; %{smart_count} kez görüntülendi. |||| Hiçbir şey değiştirilmedi; %{smart_count} kez görüntülendi.',
  changes: '%{smart_count} değişiklik |||| %{smart_count} değişiklik',
  moreChanges: 've %{smart_count} değişiklik daha |||| ve %{smart_count} değişiklik daha',
  more: 'Daha fazla göster',
  refused: 'Yapılmadı',
  kinds: {
    added: '%{what} eklendi',
    changed: '%{what} değiştirildi',
    removed: '%{what} silindi',
  },
  records: {
    leads: 'Talep',
    'lead-messages': 'Mesaj',
    'lead-comments': 'Ekip notu',
    'lead-interactions': 'Görüşme kaydı',
    customers: 'Hesap bilgileri',
    'customer-users': 'Kullanıcı',
    'customer-actions': 'Hesap işlemi',
    'customer-interactions': 'Hesap görüşmesi',
    providers: 'Firma',
    'provider-items': 'Model',
    'calendar-events': 'Takvim kaydı',
    discounts: 'Kampanya',
    templates: 'Şablon',
    other: 'Kayıt',
  },
  none: {
    title: 'Destek ekibi hesabınıza girmedi',
    text: 'Destek ekibi sizin adınıza çalışırsa kimin, ne zaman ve neden girdiği burada görünür.',
  },
};
