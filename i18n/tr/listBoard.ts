/** Words of lists as a board of columns. */
export const listBoard = {
  move: '%{name} kaydını taşı',
  more: 'Daha fazla göster',
  empty: 'Bu sütunda kayıt yok.',
  choose: '%{name} için “%{column}” nasıl olsun?',
  drag: {
    how: 'Almak için boşluk tuşuna basın, sağ ve sol okla sütun değiştirin, bırakmak için yine boşluğa, vazgeçmek için Esc tuşuna basın.',
    start: '%{name} alındı.',
    over: '%{name}, “%{column}” sütununun üzerinde.',
    end: '%{name}, “%{column}” sütununa bırakıldı.',
    cancel: 'Taşımadan vazgeçildi.',
  },
};
