/** Words of lists that are shown as a calendar. */
export const listCalendar = {
  day: '%{day}, %{smart_count} kayıt |||| %{day}, %{smart_count} kayıt',
  more: '+%{smart_count} kayıt |||| +%{smart_count} kayıt',
  allDay: 'Tüm gün',
  empty: 'Bu ay kayıt yok',
  emptyText: 'Bu günler boş. Başka bir aya geçin ya da yeni bir kayıt ekleyin.',
  free: 'Boş gün.',
  add: 'Ekle',
  addOn: '%{day} gününe ekle',
  cut: 'Çok kayıt var; ilk 1.000 tanesi gösteriliyor. Filtreyle daraltın.',
  today: 'Bugün',
  span: 'Gösterilen süre',
  tools: 'Arama, filtreler ve aktarma',
  spans: { month: 'Ay', week: 'Hafta', agenda: 'Ajanda' },
  previous: { month: 'Önceki ay', week: 'Önceki hafta', agenda: 'Önceki ay' },
  next: { month: 'Sonraki ay', week: 'Sonraki hafta', agenda: 'Sonraki ay' },
  moveAnyway: 'Yine de taşı',
  moved: '%{name}: yeni gün %{day}.',
  lift: {
    start:
      '%{name} alındı. Oklarla gün, sayfa tuşlarıyla ay değiştirin; bırakmak için boşluk, vazgeçmek için Esc tuşuna basın.',
    over: '%{day}',
    end: '%{name} bırakıldı: %{day}.',
    cancel: 'Taşımadan vazgeçildi.',
  },
};
