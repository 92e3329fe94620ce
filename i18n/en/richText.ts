/** Words of the editor of rich text. */
export const richText = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  link: 'Link',
  undo: 'Undo',
  redo: 'Redo',
  address: 'Link address',
  advice: '%{count} characters; at least %{advised} recommended',
};
