/** Words of a reached limit of a package, such as its number of photos. */
export const packageLimit = {
  reached: 'Paketinizin sınırı doldu, %{used} / %{allowed}',
  title: 'Paketinizin sınırı doldu',
  used: 'Sayfanın tamamında %{used} / %{allowed} kullanıldı.',
  /** Of a full package, before the usage. */
  refused: 'Seçtiğiniz dosya yüklenmedi. |||| Seçtiğiniz %{count} dosya yüklenmedi.',
  /** Before the names of the files for which there is no room. */
  partly:
    'Paketinizde %{used} / %{allowed} kullanıldı: yalnızca ilk dosya yüklenecek, şunlar yüklenmeyecek: |||| Paketinizde %{used} / %{allowed} kullanıldı: yalnızca ilk %{count} dosya yüklenecek, şunlar yüklenmeyecek:',
  counted: {
    photos:
      'Bütün galerilerdeki fotoğraflar birlikte sayılır; onay bekleyenler ve pasif olanlar da sayılır, videolar sayılmaz.',
  },
  countedAll: 'Sayfanın bütün kayıtları birlikte sayılır.',
  advice: 'Yer açmak için birini silin ya da daha geniş bir paket isteyin.',
};
