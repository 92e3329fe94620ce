export const messages = {
  name: 'Model |||| Modeller',
  about: 'Sayfanızda sergilenen modeller: fotoğrafı, fiyat aralığı ve sırası.',
  create: 'Model ekle',
  empty: {
    title: 'Henüz model yok',
    text: 'Gelinlik, davetiye gibi modellerinizi fotoğrafıyla ekleyin; onaylanınca sayfanızda yayınlanır.',
  },
  views: {
    all: 'Tümü',
    published: 'Yayında',
    pending: 'Onay bekleyen',
    unpublished: 'Yayından kaldırılan',
    rejected: 'Reddedilen',
  },
  groups: {
    model: 'Model',
    price: 'Fiyat',
    state: 'Yayın',
  },
  fields: {
    id: 'No',
    providerId: 'Firma',
    name: 'Model adı',
    brand: 'Marka',
    description: 'Kısa açıklama',
    details: 'Ayrıntılar',
    minPrice: 'En düşük fiyat',
    maxPrice: 'En yüksek fiyat',
    status: 'Durum',
    rejectionReason: 'Ret nedeni',
    isActive: 'Etkin',
    coverImage: 'Kapak fotoğrafı',
    order: 'Sıra',
    createdAt: 'Eklendi',
    updatedAt: 'Güncellendi',
    filters: {
      q: 'Model ara',
      providerId: 'Firma',
      status: 'Durum',
      isActive: 'Etkin',
    },
  },
  help: {
    minPrice: 'Kuruşsuz lira, KDV dahil.',
    isActive: 'Kapatırsanız model onaylı olsa da sayfanızda görünmez.',
  },
  values: {
    status: {
      pending: 'Onay bekliyor',
      published: 'Yayında',
      unpublished: 'Yayından kaldırıldı',
      rejected: 'Reddedildi',
    },
  },
  actions: {
    publish: {
      do: 'Yayınla',
      ask: 'Model sayfanızda yeniden görünür.',
      done: 'Model yayınlandı.',
    },
    unpublish: {
      do: 'Yayından kaldır',
      ask: 'Model sayfanızdan kalkar; dilediğinizde yeniden yayınlayabilirsiniz.',
      done: 'Model yayından kaldırıldı.',
    },
  },
};
