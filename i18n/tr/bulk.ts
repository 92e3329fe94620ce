/** Words of selected records and of actions on them. */
export const bulk = {
  bar: 'Seçim',
  selected: '%{count} seçildi |||| %{count} seçildi',
  selectAll: 'Eşleşen %{count} kaydın tümünü seç |||| Eşleşen %{count} kaydın tümünü seç',
  allSelected: 'Eşleşen %{count} kaydın tümü seçildi |||| Eşleşen %{count} kaydın tümü seçildi',
  clear: 'Seçimi kaldır',
  confirm: 'İşlem %{count} kayıt için yapılacak. |||| İşlem %{count} kayıt için yapılacak.',
  confirmRemove:
    '%{count} kayıt silinecek. Bu işlem geri alınamaz. |||| %{count} kayıt silinecek. Bu işlem geri alınamaz.',
  collecting: 'Kayıtlar toplanıyor',
  running: 'İşlem sürüyor',
  done: '%{smart_count} kayıt için yapıldı. |||| %{smart_count} kayıt için yapıldı.',
  failed:
    '%{smart_count} kayıt için yapılamadı. Bu kayıtlar seçili kaldı. |||| %{smart_count} kayıt için yapılamadı. Bu kayıtlar seçili kaldı.',
  left: 'Durdurduğunuz için %{smart_count} kayda başlanmadı. |||| Durdurduğunuz için %{smart_count} kayda başlanmadı.',
  failures: 'Yapılamayan kayıtlar',
  record: 'Kayıt',
  reason: 'Neden',
  notInState: 'Kaydın durumu bu işleme uygun değil.',
  undone: '%{smart_count} kayıt geri alındı. |||| %{smart_count} kayıt geri alındı.',
  undoFailed: '%{smart_count} kayıt geri alınamadı. |||| %{smart_count} kayıt geri alınamadı.',
};
