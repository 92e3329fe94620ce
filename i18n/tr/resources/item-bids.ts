export const messages = {
  name: 'Teklif isteği |||| Teklif istekleri',
  about: 'Modelleriniz için teklif bekleyen çiftler, verdiğiniz teklifler ve yanıtları.',
  empty: {
    title: 'Teklif bekleyen çift yok',
    text: 'Bir çift modelleriniz için teklif istediğinde burada görünür.',
  },
  views: {
    all: 'Tümü',
    waiting: 'Teklif bekleyen',
    offered: 'Yanıt bekleyen',
    accepted: 'Kabul edilen',
    ended: 'Sonuçlanan',
  },
  groups: {
    bid: 'İstek',
    offer: 'Teklifiniz',
    history: 'Geçmiş',
    record: 'Kayıt',
  },
  fields: {
    id: 'No',
    providerId: 'Firma',
    providerItemId: 'Model',
    coupleName: 'Çift',
    weddingDate: 'Düğün tarihi',
    wish: 'Çiftin notu',
    budget: 'Bütçe',
    status: 'Durum',
    offeredPrice: 'Teklif fiyatı',
    offerNote: 'Açıklama',
    offerValidUntil: 'Teklifin son günü',
    history: {
      label: 'Geçmiş',
      event: 'Olay',
      at: 'Zaman',
      by: 'Kim',
      price: 'Fiyat',
      text: 'Not',
    },
    createdAt: 'İstendi',
    updatedAt: 'Güncellendi',
    filters: {
      q: 'Çift ya da not ara',
      providerId: 'Firma',
      providerItemId: 'Model',
      status: 'Durum',
    },
  },
  help: {
    offeredPrice: 'Kuruşsuz lira, KDV dahil.',
  },
  values: {
    status: {
      waiting: 'Teklif bekliyor',
      offered: 'Teklif verildi',
      accepted: 'Kabul edildi',
      rejected: 'Reddedildi',
      declined: 'Teklif verilmedi',
    },
    history: {
      event: {
        asked: 'Teklif istendi',
        offered: 'Teklif verildi',
        accepted: 'Teklif kabul edildi',
        rejected: 'Teklif reddedildi',
        declined: 'Teklif verilmedi',
      },
    },
  },
  actions: {
    offer: {
      do: 'Teklif ver',
      ask: 'Çift teklifinizi hemen görür; yanıtlayana kadar yenisini verebilirsiniz.',
      done: 'Teklifiniz iletildi.',
    },
    decline: {
      do: 'Teklif verme',
      ask: 'Çifte, teklif vermeyeceğiniz açıklamanızla bildirilir.',
      done: 'Çifte bildirildi.',
    },
  },
};
