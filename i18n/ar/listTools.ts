import type { listTools as shape } from '../tr/listTools.ts';
import type { Shape } from '../messages.ts';

export const listTools: Shape<typeof shape> = {
  tools: 'إجراءات القائمة',
  bulk: {
    selectRow: 'تحديد %{name}',
    selectPage: 'تحديد سجلات هذه الصفحة',
    selectEnd: 'إنهاء التحديد',
  },
  export: {
    title: 'تصدير',
    xlsx: 'تصدير إلى Excel',
    csv: 'تصدير إلى CSV',
    running: 'جارٍ جلب السجلات',
  },
  import: {
    title: 'إضافة من ملف',
  },
  order: {
    column: 'الترتيب',
    up: 'نقل %{name} إلى الأعلى',
    down: 'نقل %{name} إلى الأسفل',
    handle: 'سحب %{name}',
    end: {
      up: 'في الأعلى أصلًا',
      down: 'في الأسفل أصلًا',
    },
    blocked: 'لتغيير الترتيب اعرضوا القائمة بترتيبها الأصلي وبلا تصفية.',
    mixed: 'لتغيير الترتيب اختاروا واحدًا من «%{name}»: لكل منها ترتيبه.',
    unblock: 'العرض بترتيبها الأصلي',
    drag: {
      how: 'اضغطوا مفتاح المسافة للالتقاط، ثم حرّكوا بالأسهم، ثم اضغطوا المسافة للإفلات أو Escape للإلغاء.',
      start: 'التُقط %{name}.',
      over: '%{name} في موضع %{other}.',
      own: '%{name} في مكانه.',
      end: 'أُفلت %{name}.',
      cancel: 'أُلغي النقل.',
    },
  },
  statistics: 'الإحصاءات:',
  layout: {
    choose: 'طريقة العرض',
    rows: 'جدول',
    board: 'لوحة مراحل',
    tiles: 'مربعات',
    calendar: 'التقويم',
    timeline: 'الجدول الزمني',
  },
  views: {
    mine: 'طرق العرض الخاصة بي',
    save: 'حفظ طريقة العرض هذه',
    manage: 'تعديل طرق العرض',
    copyLink: 'نسخ الرابط',
    saved: 'حُفظ «%{name}».',
    copied: 'نُسخ الرابط.',
    notCopied: 'تعذّر نسخ الرابط: %{text}',
  },
};
