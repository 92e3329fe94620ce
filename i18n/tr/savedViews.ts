/** Words of the dialogs of saved views. */
export const savedViews = {
  text: 'Filtreler, sıralama ve sütunlar bu adla saklanır.',
  name: 'Ad',
  taken: 'Bu adda bir görünümünüz var.',
  none: 'Kayıtlı görünümünüz kalmadı.',
  start: 'Açılışta göster',
  startOf: 'Açılışta göster: %{name}',
  remove: '%{name} görünümünü sil',
};
