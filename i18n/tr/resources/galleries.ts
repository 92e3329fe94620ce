export const messages = {
  name: 'Galeri |||| Galeriler',
  about: 'Sayfanızdaki fotoğraf galerileri: her düğün ya da mekân için bir tane.',
  create: 'Galeri ekle',
  empty: {
    title: 'Henüz galeri yok',
    text: 'Bir düğünün fotoğraflarını bir araya getirin; çiftler en çok bunlara bakar.',
  },
  groups: {
    gallery: 'Galeri',
    couple: 'Çift',
    state: 'Yayın',
  },
  fields: {
    id: 'No',
    providerId: 'Firma',
    name: 'Galeri adı',
    description: 'Açıklama',
    coverImage: 'Kapak fotoğrafı',
    shotAt: 'Çekim yeri',
    coupleName: 'Çift',
    weddingDate: 'Düğün tarihi',
    email: 'E-posta',
    phone: 'Telefon',
    isReference: 'Referans galeri',
    hasAgreement: 'Çiftin izni var',
    isActive: 'Sayfada görünür',
    imageCount: 'Fotoğraf sayısı',
    order: 'Sıra',
    createdAt: 'Eklendi',
    updatedAt: 'Güncellendi',
    filters: {
      q: 'Galeri ara',
      providerId: 'Firma',
      isActive: 'Sayfada görünür',
    },
  },
  help: {
    isReference: 'Geçmiş işlerinizi gösterir; çiftin onayı ve adı gerekir.',
    hasAgreement: 'Fotoğrafların yayınlanması için çiftten izin aldığınızı belirtir.',
    isActive: 'Değişiklikler bir saat içinde sayfanıza yansır.',
  },
  actions: {
    show: {
      do: 'Sayfada göster',
      done: 'Artık sayfanızda görünüyor.',
    },
    hide: {
      do: 'Sayfadan gizle',
      done: 'Artık sayfanızda görünmüyor.',
    },
  },
};
