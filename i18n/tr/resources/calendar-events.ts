export const messages = {
  name: 'Takvim kaydı |||| Takvim',
  about: 'Firmanın günlerini tutan kayıtlar: düğünler, opsiyonlar, ziyaretler ve kapalı günler.',
  create: 'Takvime ekle',
  empty: {
    title: 'Takvim boş',
    text: 'Düğünleri ve tuttuğunuz opsiyonları ekleyin; hangi günlerin boş olduğunu bir bakışta görün.',
  },
  views: {
    all: 'Tümü',
    weddings: 'Düğünler',
    options: 'Opsiyonlar',
    visits: 'Ziyaretler',
    closed: 'Kapalı günler',
  },
  groups: {
    what: 'Kayıt',
    time: 'Zaman',
    couple: 'Çift ve not',
    record: 'Geçmiş',
  },
  fields: {
    id: 'No',
    providerId: 'Firma',
    title: 'Başlık',
    kind: 'Tür',
    day: 'Gün',
    isAllDay: 'Bütün gün',
    startsAt: 'Başlangıç',
    endsAt: 'Bitiş',
    coupleName: 'Çift',
    expiresAt: 'Opsiyon bitişi',
    note: 'Not',
    createdAt: 'Eklendi',
    updatedAt: 'Güncellendi',
    filters: {
      q: 'Takvimde ara',
      kind: 'Tür',
      dayStart: 'İlk gün',
      dayEnd: 'Son gün',
    },
  },
  help: {
    expiresAt: 'Bu zamana kadar karar verilmezse günü başkasına açabilirsiniz.',
  },
  values: {
    kind: {
      wedding: 'Düğün',
      option: 'Opsiyon',
      visit: 'Ziyaret',
      closed: 'Kapalı',
    },
  },
};
