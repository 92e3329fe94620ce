import type { savedViews as shape } from '../tr/savedViews.ts';
import type { Shape } from '../messages.ts';

export const savedViews: Shape<typeof shape> = {
  text: 'تُحفظ التصفية والترتيب والأعمدة بهذا الاسم.',
  name: 'الاسم',
  taken: 'لديكم طريقة عرض بهذا الاسم.',
  none: 'لم تعد لديكم طرق عرض محفوظة.',
  start: 'عند الفتح',
  startOf: 'عند الفتح: %{name}',
  remove: 'حذف طريقة العرض %{name}',
};
