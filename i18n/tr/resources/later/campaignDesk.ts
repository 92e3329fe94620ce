/** Words of a campaign's page and form beyond its fields. */
export const messages = {
  ended: 'Bu kampanyanın süresi %{day} günü doldu; çiftler artık görmüyor.',
  again: 'Yeni dönem için kopyala',
  preview: {
    title: 'Açılır pencere önizlemesi',
    off: '“Sayfada açılır pencere olarak göster”i açınca kampanyanın nasıl görüneceği burada belirir.',
    device: 'Cihaz',
    desktop: 'Bilgisayar',
    phone: 'Telefon',
    popup: 'Açılır pencere',
    noTitle: 'Pencere başlığı',
    button: 'Kampanyayı incele',
  },
  documents: {
    title: 'Belgeler',
    add: 'Belge ekle',
    file: 'Belge dosyası',
    none: 'Kampanya koşulları ya da fiyat listesi gibi belgeleri buraya ekleyin.',
    noneAdded: 'Bu kampanyaya belge eklenmedi.',
    download: 'İndir',
    replace: 'Değiştir',
    remove: 'Sil',
  },
};
