export const messages = {
  name: 'Fiyat listesi |||| Fiyat listeleri',
  about:
    'Sayfanızda gösterilen menü ve fiyatlar. Fiyatlar en çok üç ay geçerlidir; süresi dolanlar çiftlere gösterilmez.',
  create: 'Fiyat listesi ekle',
  empty: {
    title: 'Henüz fiyat listesi yok',
    text: 'Menünüzü ya da paketinizi fiyatıyla ekleyin; fiyatı görünen sayfalar daha çok talep alır.',
  },
  groups: {
    list: 'Liste',
    prices: 'Fiyatlar',
    record: 'Geçmiş',
  },
  fields: {
    id: 'No',
    providerId: 'Firma',
    name: 'Ad',
    catalogTypeId: 'Tür',
    description: 'İçerik',
    pricingType: 'Fiyatlandırma',
    minGuests: 'En az davetli',
    maxGuests: 'En çok davetli',
    prices: {
      label: 'Fiyatlar',
      weekPeriod: 'Dönem',
      price: 'Fiyat',
      currency: 'Para birimi',
      unit: 'Kaç kişi ya da adet için',
      catalogItemOptionId: 'Seçenek',
    },
    expireAt: 'Son geçerlilik günü',
    isMain: 'Ana liste',
    createdAt: 'Eklendi',
    updatedAt: 'Güncellendi',
    filters: {
      q: 'Fiyat listesi ara',
      providerId: 'Firma',
      catalogTypeId: 'Tür',
      expireAtEnd: 'En geç şu gün biten',
    },
  },
  help: {
    expireAt: 'Bugünden en çok üç ay sonrası.',
    isMain: 'Sayfanızda ilk gösterilen liste.',
  },
  values: {
    prices: {
      weekPeriod: { weekday: 'Hafta içi', weekend: 'Hafta sonu', all: 'Her gün' },
    },
  },
};
