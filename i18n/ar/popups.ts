import type { popups as tr } from '../tr/popups.ts';
import type { Shape } from '../messages.ts';

export const popups: Shape<typeof tr> = {
  later: 'لاحقًا',
  advertisement: {
    title: 'لدينا جديد لكم',
    text: 'شاهدوا في دقيقة ما الجديد في اللوحة.',
  },
  priceUpdate: {
    title: 'حدّثوا أسعاركم',
    text: 'لا يرى العرسان الأسعار المنتهية. يستغرق تجديدها دقيقة واحدة.',
    left: 'لا قوائم متبقية |||| بقيت قائمة واحدة |||| بقيت قائمتان |||| بقيت %{smart_count} قوائم |||| بقيت %{smart_count} قائمة |||| بقيت %{smart_count} قائمة',
    expired: 'انتهت في %{day}',
    incomplete: 'سعر ناقص',
    skip: 'تخطٍّ',
    saveNext: 'الحفظ والانتقال إلى التالية',
    saved: 'تم تحديث %{name}.',
    stale: 'غيّر شخص آخر هذه القائمة للتو. هذه هي الأسعار الحالية؛ راجعوها ثم احفظوها.',
    doneByOther: 'تم تحديث %{name} في هذه الأثناء.',
  },
  missingCatalog: {
    title: 'قائمة أسعار ناقصة',
    text: 'الشركات التي تعرض أسعارها تتلقى طلبات أكثر. لا توجد بعد قائمة أسعار لهذه الشركة:',
    add: 'إضافة قائمة',
    addFor: 'إضافة قائمة إلى %{name}',
  },
  missingInfo: {
    title: 'في صفحتكم بيانات ناقصة',
    text: 'تظهر الصفحات المكتملة في مقدمة بحث العرسان.',
    complete: 'إكمال',
    step: '%{at} من %{of}',
    completeNamed: 'إكمال بيانات %{name}',
  },
  referral: {
    title: 'رشّحوا شركات تعرفونها',
    text: 'إذا انضمت إلينا شركة رشّحتموها تحصلون على قسائم هدايا.',
    amount: 'أعلى قيمة لقسائم الهدايا عن كل ترشيح',
    recommend: 'ترشيح شركة',
  },
};
