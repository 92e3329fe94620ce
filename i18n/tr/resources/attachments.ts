export const messages = {
  name: 'Dosya |||| Dosyalar',
  about: 'Mesajlarınıza eklemek için hazır tuttuğunuz dosyalar: menü, fiyat listesi, salon planı.',
  create: 'Dosya ekle',
  empty: {
    title: 'Henüz dosya yok',
    text: 'Sık gönderdiğiniz dosyaları bir kez yükleyin, mesaj yazarken seçin.',
  },
  groups: {
    download: 'İndir',
    file: 'Dosya',
  },
  fields: {
    id: 'No',
    name: 'Dosya adı',
    document: 'Dosya',
    createdAt: 'Eklendi',
    updatedAt: 'Güncellendi',
    filters: {
      q: 'Dosya ara',
    },
  },
};
