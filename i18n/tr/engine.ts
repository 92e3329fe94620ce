/** Words of the generated screens that belong to no entity. */
export const engine = {
  list: {
    count: '%{count} kayıt |||| %{count} kayıt',
    countAtLeast: '%{count} kayıttan fazla |||| %{count} kayıttan fazla',
    views: 'Listeler',
    chosenFilters: 'Seçili filtreler',
    removeFilter: '%{name} filtresini kaldır',
    columns: 'Sütunlar',
    pages: 'Sayfalar',
    range: '%{from}–%{to} / %{total}',
    rangeAtLeast: '%{from}–%{to} / %{total}+',
    showResults: 'Sonuçları göster',
  },
  record: {
    missing: 'Kayıt bulunamadı',
    missingText: 'Silinmiş olabilir ya da bu hesaba ait değildir.',
    toList: 'Listeye dön',
  },
  form: {
    changed: '%{smart_count} alan değişti |||| %{smart_count} alan değişti',
  },
};
