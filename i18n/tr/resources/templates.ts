export const messages = {
  name: 'Şablon |||| Şablonlar',
  about: 'Çiftlere yazarken kullandığınız hazır e-postalar.',
  create: 'Şablon ekle',
  empty: {
    title: 'Henüz şablon yok',
    text: 'Sık yazdığınız e-postaları şablon olarak kaydedin; yanıt yazarken seçmeniz yeter.',
  },
  groups: {
    mail: 'E-posta',
    use: 'Kullanım',
  },
  fields: {
    id: 'No',
    name: 'Şablon adı',
    subject: 'Konu',
    content: 'İçerik',
    providerIds: 'Kullanıldığı firmalar',
    isActive: 'Kullanımda',
    createdAt: 'Eklendi',
    updatedAt: 'Güncellendi',
    filters: {
      q: 'Şablon ara',
      isActive: 'Kullanımda',
    },
  },
  help: {
    providerIds: 'Boş bırakırsanız bütün firmalarda kullanılır.',
  },
  mergeFields: {
    couple: 'Çift',
    bride: 'Gelin',
    groom: 'Damat',
    weddingDate: 'Düğün tarihi',
    guests: 'Davetli sayısı',
    provider: 'Firma',
    offer: 'Teklif',
    price: 'Fiyat',
    appointment: 'Randevu',
    me: 'Yazan',
  },
  mergeMeanings: {
    couple: 'İki ad birlikte',
    bride: 'Gelinin adı',
    groom: 'Damadın adı',
    weddingDate: 'Örneğin 19 Haziran 2027',
    guests: 'Beklenen davetli',
    provider: 'Talebin geldiği firmanız',
    offer: 'Son teklifteki paket',
    price: 'Son teklifin tutarı',
    appointment: 'Kararlaştırılan gün ve saat',
    me: 'Mesajı gönderenin adı',
  },
  actions: {
    enable: {
      do: 'Kullanıma aç',
      done: 'Şablon kullanıma açıldı.',
    },
    disable: {
      do: 'Kullanımdan kaldır',
      done: 'Şablon kullanımdan kaldırıldı.',
    },
  },
};
