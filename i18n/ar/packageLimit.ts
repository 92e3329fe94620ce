import type { Shape } from '../messages.ts';
import type { packageLimit as shape } from '../tr/packageLimit.ts';

export const packageLimit: Shape<typeof shape> = {
  reached: 'بلغتم حدّ باقتكم، %{used} من %{allowed}',
  title: 'بلغتم حدّ باقتكم',
  used: 'المستخدم في الصفحة كلها: %{used} من %{allowed}.',
  counted: {
    photos:
      'تُحسب صور جميع المعارض معًا، ومنها ما ينتظر الموافقة وغير المفعّل، ولا تُحسب مقاطع الفيديو.',
  },
  countedAll: 'تُحسب جميع سجلات الصفحة معًا.',
  advice: 'احذفوا واحدة لإفساح المجال أو اطلبوا باقة أكبر.',
};
