export const messages = {
  name: 'Yorum kanalı |||| Yorum aktarımı',
  about: 'Yorumları sayfanızda gösterilen diğer hesaplarınız.',
  create: 'Kanal ekle',
  empty: {
    title: 'Henüz kanal yok',
    text: 'İşletmenizin Google kaydını ekleyin; oradaki yorumlar burada da görünsün.',
  },
  widget: {
    title: 'Sitenizde yorumlar',
    about: 'Yorumlarınızı kendi sitenizde gösterin: görünümü seçin, kodu kopyalayın.',
  },
  groups: {
    channel: 'Kanal',
  },
  help: {
    kind: 'Yorumlar Google’dan alınır. Facebook yıldız vermez, Instagram’da yorum yoktur: bu kanallardan alınamayabilir.',
  },
  fields: {
    id: 'No',
    providerId: 'Firma',
    kind: 'Tür',
    name: 'Kanal adı',
    address: 'Adres',
    isActive: 'Sayfada görünür',
    fetchedAt: 'Son alınma',
    fetchProblem: 'Sorun',
    createdAt: 'Eklendi',
    updatedAt: 'Güncellendi',
    filters: {
      q: 'Kanal ara',
      providerId: 'Firma',
      kind: 'Tür',
      isActive: 'Sayfada görünür',
    },
  },
  values: {
    kind: {
      google: 'Google',
      facebook: 'Facebook',
      instagram: 'Instagram',
      other: 'Diğer',
    },
    fetchProblem: {
      not_found: 'Yer bulunamadı',
      unreachable: 'Servis yanıt vermedi',
      unreadable: 'Yanıt okunamadı',
      not_connected: 'Bağlı değil',
    },
  },
  actions: {
    fetch: {
      do: 'Yorumları şimdi al',
      done: 'Yorumlar alındı.',
    },
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
