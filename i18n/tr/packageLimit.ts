/** Words of a reached limit of a package, such as its number of photos. */
export const packageLimit = {
  reached: 'Paketinizin sınırı doldu, %{used} / %{allowed}',
  title: 'Paketinizin sınırı doldu',
  used: 'Sayfanın tamamında %{used} / %{allowed} kullanıldı.',
  counted: {
    photos:
      'Bütün galerilerdeki fotoğraflar birlikte sayılır; onay bekleyenler ve pasif olanlar da sayılır, videolar sayılmaz.',
  },
  countedAll: 'Sayfanın bütün kayıtları birlikte sayılır.',
  advice: 'Yer açmak için birini silin ya da daha geniş bir paket isteyin.',
};
