export const messages = {
  name: 'Takip adımı |||| Takip adımları',
  about: 'Yanıt vermeyen çiftlere kendiliğinden giden hatırlatmalar.',
  create: 'Adım ekle',
  empty: {
    title: 'Henüz takip adımı yok',
    text: 'Örneğin iki gün sonra e-posta, beş gün sonra SMS. Takibi her talepte siz başlatırsınız; çift yanıtlayınca durur.',
  },
  groups: {
    step: 'Adım',
    use: 'Kullanım',
  },
  fields: {
    id: 'No',
    name: 'Adım adı',
    afterDays: 'Kaç gün sonra',
    channel: 'Gönderim yolu',
    templateId: 'Şablon',
    isActive: 'Kullanımda',
    createdAt: 'Eklendi',
    updatedAt: 'Güncellendi',
    filters: {
      isActive: 'Kullanımda',
    },
  },
  values: {
    channel: {
      email: 'E-posta',
      sms: 'SMS',
    },
  },
  help: {
    afterDays:
      'Takibin başladığı andan sayılır; mesajlar pazartesi–cumartesi 08.00–19.00 arasında gider.',
    templateId:
      'Takip başlarken metni o çift için değiştirebilirsiniz. SMS yalın metin olarak gider.',
  },
  actions: {
    enable: {
      do: 'Kullanıma aç',
      done: 'Adım kullanıma açıldı.',
    },
    disable: {
      do: 'Kullanımdan kaldır',
      done: 'Adım kullanımdan kaldırıldı.',
    },
  },
};
