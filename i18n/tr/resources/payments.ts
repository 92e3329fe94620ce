export const messages = {
  name: 'Ödeme |||| Ödemeler',
  about: 'Firmalarınızın paketleri için yapılan ve bekleyen ödemeler.',
  empty: {
    title: 'Henüz ödeme yok',
    text: 'Paketinizin ödemeleri burada listelenir.',
  },
  views: {
    all: 'Tümü',
    due: 'Ödenecek',
    planned: 'Planlanan',
    paid: 'Ödenen',
  },
  groups: {
    payment: 'Ödeme',
  },
  fields: {
    id: 'No',
    providerId: 'Firma',
    description: 'Açıklama',
    amountMinor: 'Tutar (kuruş)',
    amount: 'Tutar',
    status: 'Durum',
    dueDate: 'Son ödeme tarihi',
    recurringMonth: 'Abonelik ayı',
    createdAt: 'Eklendi',
    filters: {
      q: 'Ödeme ara',
      providerId: 'Firma',
      status: 'Durum',
      dueDateStart: 'Son ödeme, başlangıç',
      dueDateEnd: 'Son ödeme, bitiş',
    },
  },
  values: {
    status: {
      planned: 'Planlandı',
      pending: 'Bekliyor',
      paid: 'Ödendi',
      overdue: 'Gecikti',
      failed: 'Başarısız',
    },
  },
};
