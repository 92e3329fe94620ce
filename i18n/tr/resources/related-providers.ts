export const messages = {
  name: 'İlgili firma |||| İlgili firmalar',
  about: 'Sayfanızda çiftlere önerdiğiniz firmalar.',
  create: 'Firma öner',
  empty: {
    title: 'Henüz önerilen firma yok',
    text: 'Birlikte çalıştığınız firmaları önerin; çiftler onları sayfanızda görür.',
  },
  groups: {
    business: 'Firma',
    record: 'Kayıt',
  },
  fields: {
    id: 'No',
    providerId: 'Öneren firma',
    relatedProviderId: 'Pazar yerindeki sayfası',
    name: 'Firma adı',
    categoryId: 'Kategori',
    cityId: 'Şehir',
    website: 'Web sitesi',
    note: 'Neden öneriyorsunuz',
    createdAt: 'Eklendi',
    filters: {
      q: 'Firma ara',
      providerId: 'Öneren firma',
    },
  },
  help: {
    name: 'Yazdıkça pazar yerindeki firmalar bulunur; listede olmayanı elle yazabilirsiniz.',
  },
};
