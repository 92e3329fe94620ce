import type { Shape } from '../messages.ts';
import type { shortcuts as shape } from '../tr/shortcuts.ts';

export const shortcuts: Shape<typeof shape> = {
  title: 'اختصارات لوحة المفاتيح',
  open: 'اختصارات لوحة المفاتيح',
  on: 'الاختصارات مفعّلة',
  note: 'لا تعمل أثناء الكتابة وفي النوافذ. أوقفوها إن تعارضت مع قارئ الشاشة؛ ويبقى Ctrl K يعمل دائمًا.',
  next: 'ثم',
  areas: {
    everywhere: 'في كل مكان',
    places: 'الانتقال إلى صفحة',
    lists: 'في القوائم',
    lead: 'في طلب العروسين',
  },
  keys: {
    palette: 'يبحث ويجد الإجراءات.',
    help: 'يفتح مساعدة الصفحة أو هذه القائمة.',
    create: 'يضيف سجلًا إلى القائمة التي أنتم فيها.',
    search: 'ينتقل إلى خانة البحث.',
    move: 'ينتقل بين الصفوف.',
    open: 'يفتح السجل المحدد.',
    select: 'يحدد السجل الحالي.',
    answer: 'ينتقل إلى خانة الرد.',
  },
};
