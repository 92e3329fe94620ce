/** Words of the editor of rich text. */
export const richText = {
  toolbar: 'Formatierung',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  bulletList: 'Aufzählung',
  orderedList: 'Nummerierte Liste',
  link: 'Link',
  undo: 'Rückgängig',
  redo: 'Wiederherstellen',
  address: 'Linkadresse',
  advice: '%{count} Zeichen, mindestens %{advised} empfohlen',
};
