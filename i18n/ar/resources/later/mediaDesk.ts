import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/mediaDesk.ts';

export const messages: Shape<typeof shape> = {
  stateNotes: {
    rejected: 'مرفوضة: %{cause}. بعد تصحيحها وحفظها تعود إلى الموافقة.',
    approved: 'تمت الموافقة؛ تظهر في صفحتكم في موعد أقصاه %{time}.',
    pending: 'بانتظار الموافقة. تظهر في صفحتكم خلال ساعة من الموافقة.',
  },
  preview: 'صورة المعاينة',
  tagsNeedProvider: 'تظهر الوسوم بعد اختيار الشركة.',
};
