/** Words of the editor of rich text. */
export const richText = {
  toolbar: 'التنسيق',
  bold: 'عريض',
  italic: 'مائل',
  underline: 'تحته خط',
  bulletList: 'قائمة نقطية',
  orderedList: 'قائمة مرقمة',
  link: 'رابط',
  undo: 'تراجع',
  redo: 'إعادة',
  address: 'عنوان الرابط',
  advice: 'عدد الأحرف %{count}، ويُنصح بما لا يقل عن %{advised}',
};
