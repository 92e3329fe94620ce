import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/calendar-events.ts';

export const messages: Shape<typeof shape> = {
  name: 'التقويم |||| موعد في التقويم |||| التقويم |||| التقويم |||| التقويم |||| التقويم',
  about: 'ما يشغل أيام الشركة: حفلات الزفاف والحجوزات المبدئية والزيارات والأيام المغلقة.',
  saveAnyway: 'حفظ رغم ذلك',
  links: { feed: 'ربط التقويم', import: 'استيراد ملف تقويم' },
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
    conflicts: 'المتعارضة',
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
    spaceId: 'القاعة',
    allowsConflict: 'إضافة إلى يوم محجوز',
    hasConflict: 'تعارض',
    importUid: 'معرّف المصدر',
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
      spaceId: 'القاعة',
      hasConflict: 'تعارض',
      dayStart: 'من يوم',
      dayEnd: 'حتى يوم',
    },
  },
  help: {
    spaceId: 'إن تركتموها فارغة عُدّت كل قاعات الشركة محجوزة.',
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
