import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/calendar-events.ts';

export const messages: Shape<typeof shape> = {
  name: 'التقويم |||| موعد في التقويم |||| التقويم |||| التقويم |||| التقويم |||| التقويم',
  about: 'ما يشغل أيام الشركة: حفلات الزفاف والحجوزات المبدئية والزيارات والأيام المغلقة.',
  create: 'إضافة إلى التقويم',
  empty: {
    title: 'التقويم فارغ',
    text: 'أضيفوا حفلات الزفاف والحجوزات المبدئية لتعرفوا بنظرة واحدة الأيام المتاحة.',
  },
  views: {
    all: 'الكل',
    weddings: 'حفلات الزفاف',
    options: 'الحجوزات المبدئية',
    visits: 'الزيارات',
    closed: 'الأيام المغلقة',
  },
  groups: {
    what: 'الموعد',
    time: 'الوقت',
    couple: 'العروسان والملاحظة',
    record: 'السجل',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    title: 'العنوان',
    kind: 'النوع',
    day: 'اليوم',
    isAllDay: 'طوال اليوم',
    startsAt: 'البداية',
    endsAt: 'النهاية',
    coupleName: 'العروسان',
    expiresAt: 'انتهاء الحجز المبدئي',
    note: 'ملاحظة',
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث في التقويم',
      kind: 'النوع',
      dayStart: 'من يوم',
      dayEnd: 'حتى يوم',
    },
  },
  help: {
    expiresAt: 'إذا لم يُحسم الأمر حتى ذلك الوقت يمكنكم إتاحة اليوم لغيرهم.',
  },
  values: {
    kind: {
      wedding: 'زفاف',
      option: 'حجز مبدئي',
      visit: 'زيارة',
      closed: 'مغلق',
    },
  },
};
