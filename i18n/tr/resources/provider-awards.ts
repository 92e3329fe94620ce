export const messages = {
  name: 'Rozet |||| Rozetler',
  about: 'Firmanızın kazandığı rozetler ve ödüller.',
  empty: {
    title: 'Henüz rozet yok',
    text: 'Taleplere hızlı yanıt verip yorum topladıkça rozet kazanırsınız.',
  },
  fields: {
    id: 'No',
    providerId: 'Firma',
    name: 'Rozet',
    image: 'Görsel',
    rank: 'Derece',
    description: 'Nasıl kazanıldı',
    awardedOn: 'Verildiği gün',
    createdAt: 'Eklendi',
    filters: {
      q: 'Rozet ara',
      providerId: 'Firma',
      rank: 'Derece',
    },
  },
  values: {
    rank: {
      bronze: 'Bronz',
      silver: 'Gümüş',
      gold: 'Altın',
    },
  },
};
