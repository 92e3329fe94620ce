/** Words of lists as tiles of pictures, and of pictures that are put in order. */
export const listTiles = {
  locked: 'İlk sıraların yerini sistem seçer; sıralama bunlardan sonra başlar.',
  lockedNote:
    'İlk %{smart_count} yeri sistem seçer. Sıralama ondan sonra başlar. |||| İlk %{smart_count} yeri sistem seçer. Sıralama onlardan sonra başlar.',
  more: 'İşlemler: %{name}',
  back: 'Bir öne al',
  forward: 'Bir geriye al',
  first: 'En öne al',
  drag: {
    how: 'Almak için boşluk tuşuna basın, oklarla taşıyın, bırakmak için yine boşluğa, vazgeçmek için Esc tuşuna basın.',
    start: '%{name} alındı, %{place}. sırada.',
    over: '%{name}, %{count} içinde %{place}. sırada.',
    first: '%{name} olabileceği en önde: %{place}. sırada.',
    last: '%{name} en sonda: %{place}. sırada.',
    end: '%{name}, %{place}. sıraya bırakıldı.',
    cancel: 'Taşımadan vazgeçildi.',
  },
};
