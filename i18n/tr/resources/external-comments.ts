export const messages = {
  name: 'Dış yorum |||| Dış yorumlar',
  about:
    'Google ve diğer kanallarda sizin için yazılanlar; gizlemedikleriniz kendi sitenizde gösterilebilir.',
  empty: {
    title: 'Henüz dış yorum yok',
    text: 'Bir yorum kanalı ekleyin; oradaki yorumlar altı saatte bir alınır.',
  },
  views: { all: 'Tümü', shown: 'Gösterilen', hidden: 'Gizli' },
  groups: { review: 'Yorum', place: 'Kanal' },
  fields: {
    id: 'No',
    providerId: 'Firma',
    channelId: 'Kanal',
    kind: 'Servis',
    externalId: 'Servisteki numarası',
    author: 'Yazan',
    star: 'Puan',
    text: 'Yorum',
    writtenAt: 'Yazıldı',
    isHidden: 'Sitenizde',
    createdAt: 'Alındı',
    updatedAt: 'Güncellendi',
    filters: {
      q: 'Yorum ara',
      providerId: 'Firma',
      channelId: 'Kanal',
      kind: 'Servis',
      star: 'Puan',
      isHidden: 'Gizli',
    },
  },
  values: {
    isHidden: { true: 'Gizli', false: 'Gösteriliyor' },
    kind: { google: 'Google', facebook: 'Facebook', instagram: 'Instagram', other: 'Diğer' },
  },
  actions: {
    hide: { do: 'Gizle', done: 'Artık sitenizdeki yorumlarda gösterilmez.' },
    show: { do: 'Göster', done: 'Artık sitenizdeki yorumlarda gösterilir.' },
  },
};
