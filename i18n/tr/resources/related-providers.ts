export const messages = {
  name: 'İlgili firma |||| İlgili firmalar',
  about: 'Sayfanızda çiftlere önerdiğiniz firmalar.',
  create: 'Firma öner',
  own: 'Sizin firmanız',
  empty: {
    title: 'Henüz önerilen firma yok',
    text: 'Birlikte çalıştığınız firmaları önerin; çiftler onları sayfanızda görür.',
  },
  groups: {
    business: 'Firma',
  },
  fields: {
    id: 'No',
    providerId: 'Öneren firma',
    name: 'Firma adı',
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
