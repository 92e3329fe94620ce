export const messages = {
  name: 'Salon |||| Salonlar ve kapasite',
  about:
    'Mekânınızın salonları ve bahçeleri: kaç davetli aldıkları ve hangi sayfalarda göründükleri.',
  create: 'Salon ekle',
  empty: {
    title: 'Henüz salon yok',
    text: 'Salonlarınızı kapasiteleriyle ekleyin; çiftler davetli sayılarına göre arar.',
  },
  groups: { hall: 'Salon', capacity: 'Kapasite', pages: 'Diğer firmalar' },
  fields: {
    id: 'No',
    providerId: 'Firma',
    name: 'Salon adı',
    areaType: 'Alan türü',
    mealCapacity: 'Yemekli kapasite',
    cocktailCapacity: 'Kokteyl kapasitesi',
    linkedProviderIds: 'Göründüğü diğer firmalar',
    createdAt: 'Eklendi',
    updatedAt: 'Güncellendi',
    filters: {
      q: 'Salon ara',
      providerId: 'Firma',
      areaType: 'Alan türü',
      mealCapacityStart: 'Yemekli kapasite',
    },
  },
  help: {
    name: 'Harf ve rakamlardan oluşur; örneğin Çınar Salonu.',
    mealCapacity: 'Masa düzeninde ağırlayabileceğiniz davetli sayısı.',
    cocktailCapacity: 'Ayakta ağırlayabileceğiniz davetli sayısı.',
    linkedProviderIds: 'Salonu paylaşan diğer firmalarınızın sayfalarında da gösterilir.',
  },
  values: {
    areaType: { indoor: 'Kapalı', outdoor: 'Açık', indoor_and_outdoor: 'Kapalı ve açık' },
  },
};
