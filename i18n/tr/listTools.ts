/** Words of what is done with lists: selecting, exporting, importing, ordering, own views. */
export const listTools = {
  tools: 'Liste işlemleri',
  bulk: {
    selectRow: '%{name} kaydını seç',
    selectPage: 'Sayfadaki kayıtları seç',
    selectEnd: 'Seçimi bitir',
  },
  export: {
    title: 'Dışa aktar',
    xlsx: 'Excel olarak dışa aktar',
    csv: 'CSV olarak dışa aktar',
    running: 'Kayıtlar alınıyor',
  },
  import: {
    title: 'Dosyadan ekle',
  },
  order: {
    column: 'Sıra',
    up: '%{name} kaydını yukarı taşı',
    down: '%{name} kaydını aşağı taşı',
    handle: '%{name} kaydını sürükle',
    end: {
      up: 'zaten en üstte',
      down: 'zaten en altta',
    },
    blocked: 'Sırayı değiştirmek için listeyi kendi sırasına göre ve filtresiz açın.',
    mixed:
      'Sırayı değiştirmek için “%{name}” filtresinden birini seçin: her birinin sırası ayrıdır.',
    unblock: 'Kendi sırasıyla göster',
    drag: {
      how: 'Almak için boşluk tuşuna basın, oklarla taşıyın, bırakmak için yine boşluğa, vazgeçmek için Esc tuşuna basın.',
      start: '%{name} alındı.',
      over: '%{name}, %{other} kaydının yerinde.',
      own: '%{name} kendi yerinde.',
      end: '%{name} bırakıldı.',
      cancel: 'Taşımadan vazgeçildi.',
    },
  },
  statistics: 'İstatistikler:',
  layout: {
    choose: 'Görünüm',
    rows: 'Tablo',
    board: 'Pano',
    tiles: 'Döşeme',
    calendar: 'Takvim',
    timeline: 'Zaman çizelgesi',
  },
  views: {
    mine: 'Görünümlerim',
    save: 'Bu görünümü kaydet',
    manage: 'Görünümleri düzenle',
    copyLink: 'Bağlantıyı kopyala',
    saved: '“%{name}” kaydedildi.',
    copied: 'Bağlantı kopyalandı.',
    notCopied: 'Bağlantı kopyalanamadı: %{text}',
  },
};
