/** Words of lists as a board of columns. */
export const listBoard = {
  move: 'نقل %{name}',
  more: 'عرض المزيد',
  empty: 'لا شيء في هذا العمود.',
  choose: '%{name}: كيف يصير «%{column}»؟',
  drag: {
    how: 'استخدموا مفتاح المسافة للرفع، والسهمين الأيمن والأيسر لتغيير العمود، والمسافة مرة أخرى للإنزال، وEsc للإلغاء.',
    start: 'رُفع %{name}.',
    over: '%{name} فوق «%{column}».',
    end: 'أُنزل %{name} في «%{column}».',
    cancel: 'أُلغي النقل.',
  },
};
