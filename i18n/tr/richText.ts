/** Words of the editor of rich text. */
export const richText = {
  toolbar: 'Biçimlendirme',
  bold: 'Kalın',
  italic: 'İtalik',
  underline: 'Altı çizili',
  bulletList: 'Madde işaretli liste',
  orderedList: 'Numaralı liste',
  link: 'Bağlantı',
  undo: 'Geri al',
  redo: 'Yinele',
  address: 'Bağlantı adresi',
  advice: '%{count} karakter, en az %{advised} önerilir',
};
