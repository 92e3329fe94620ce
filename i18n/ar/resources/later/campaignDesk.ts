import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/campaignDesk.ts';

/** Words of a campaign's page and form beyond its fields. */
export const messages: Shape<typeof shape> = {
  ended: 'انتهت هذه الحملة في %{day} ولم يعد العرسان يرونها.',
  again: 'نسخ لموسم جديد',
  card: {
    title: 'كما يراها العرسان',
    off: 'خصم %{ratio}',
    parts:
      'بلا أقساط |||| قسط واحد |||| قسطان |||| %{smart_count} أقساط |||| %{smart_count} قسطًا |||| %{smart_count} قسط',
    before: 'السعر العادي',
    after: 'سعر الحملة',
    perPerson: 'للشخص الواحد',
    gift: 'هدية:',
    valid: 'سارية:',
    weddings: 'أيام الأعراس:',
  },
  preview: {
    title: 'معاينة النافذة المنبثقة',
    off: 'فعّلوا النافذة المنبثقة لتروا هنا كيف ستظهر الحملة.',
    device: 'الجهاز',
    desktop: 'الحاسوب',
    phone: 'الهاتف',
    popup: 'النافذة المنبثقة',
    noTitle: 'عنوان النافذة',
    button: 'عرض الحملة',
  },
  documents: {
    title: 'المستندات',
    add: 'إضافة مستند',
    file: 'ملف المستند',
    none: 'أضيفوا هنا مستندات مثل الشروط أو قائمة الأسعار.',
    noneAdded: 'لم تُضف مستندات إلى هذه الحملة.',
    download: 'تنزيل',
    replace: 'استبدال',
    remove: 'حذف',
  },
};
