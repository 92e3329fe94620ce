import type { messages as tr } from '../../../tr/resources/later/calendarLinks.ts';
import type { Shape } from '../../../messages.ts';

export const messages: Shape<typeof tr> = {
  feed: {
    title: 'تقويمكم على هاتفكم',
    text: 'أضيفوا هذا العنوان إلى تقويم Google أو Apple أو Outlook لتبقى مواعيدكم محدّثة هناك. لا تُشارك الملاحظات ولا أرقام الهاتف.',
    address: 'عنوان التقويم',
    once: 'يظهر هذا العنوان الآن فقط، ومن يعرفه يستطيع قراءة تقويمكم.',
    since: 'أُنشئ العنوان في %{day}.',
    neverRead: 'لم يقرأه أي تقويم بعد.',
    lastRead: 'آخر قراءة: %{day}.',
    end: 'إيقاف العنوان',
    copy: 'نسخ',
    copied: 'نُسخ العنوان.',
    renew: 'تجديد العنوان',
    make: 'إنشاء عنوان',
  },
  import: {
    title: 'استيراد ملف تقويم',
    text: 'اختاروا ملف .ics صدّرتموه من تقويم آخر. سترون ما سيُضاف قبل الحفظ، ولا يُضاف الملف نفسه مرتين.',
    kind: 'نوع المواعيد',
    file: 'ملف التقويم',
    choose: 'اختيار ملف',
    reading: 'جارٍ قراءة الملف',
    nothing: 'لا توجد في هذا الملف أحداث في السنتين القادمتين.',
    found: 'أحداث الملف',
    conflict: 'اليوم محجوز',
    run: 'استيراد %{smart_count} حدث |||| استيراد حدث واحد |||| استيراد حدثين |||| استيراد %{smart_count} أحداث |||| استيراد %{smart_count} حدثًا |||| استيراد %{smart_count} حدث',
    done: 'لم يُستورد أي حدث. |||| استُورد حدث واحد. |||| استُورد حدثان. |||| استُوردت %{smart_count} أحداث. |||| استُورد %{smart_count} حدثًا. |||| استُورد %{smart_count} حدث.',
    outcomes: { added: 'جديد', changed: 'سيتغير', unchanged: 'دون تغيير' },
  },
};
