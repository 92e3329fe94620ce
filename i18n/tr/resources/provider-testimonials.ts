export const messages = {
  name: 'Yorum |||| Yorumlar',
  about: 'Çiftlerin firmalarınız için yazdıkları ve yanıtlarınız.',
  create: 'Yorum ekle',
  empty: {
    title: 'Henüz yorum yok',
    text: 'Çiftlerinizin yazdığı yorumları ekleyin; onaylanınca sayfanızda yayınlanır.',
  },
  views: {
    all: 'Tümü',
    active: 'Yayında',
    pending: 'Onay bekleyen',
    rejected: 'Reddedilen',
  },
  groups: {
    comment: 'Yorum',
    couple: 'Çift',
    state: 'Yayın',
  },
  fields: {
    id: 'No',
    providerId: 'Firma',
    coupleName: 'Çift',
    weddingDate: 'Düğün tarihi',
    text: 'Yorum',
    star: 'Puan',
    source: 'Kaynak',
    isMain: 'Öne çıkan',
    reply: 'Yanıtınız',
    status: 'Durum',
    rejectionReason: 'Ret nedeni',
    createdAt: 'Eklendi',
    updatedAt: 'Güncellendi',
    filters: {
      q: 'Yorum ara',
      providerId: 'Firma',
      status: 'Durum',
      star: 'Puan',
      isMain: 'Öne çıkan',
    },
  },
  help: {
    isMain: 'Sayfanızda ilk sırada görünür.',
    reply: 'Sayfanızda yorumun altında herkese görünür.',
  },
  values: {
    status: {
      pending: 'Onay bekliyor',
      active: 'Yayında',
      rejected: 'Reddedildi',
    },
    source: {
      panel: 'Panel',
      site: 'Web sitesi',
      email: 'E-posta',
      phone: 'Telefon',
    },
  },
};
