import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/provider-testimonials.ts';

export const messages: Shape<typeof shape> = {
  name: 'التقييمات |||| التقييم |||| التقييمات |||| التقييمات |||| التقييمات |||| التقييمات',
  about: 'ما كتبه العرسان عن شركاتكم، وردودكم عليه.',
  create: 'إضافة تقييم',
  empty: {
    title: 'لا توجد تقييمات بعد',
    text: 'أضيفوا التقييمات التي كتبها عرسانكم؛ وتُنشر على صفحتكم بعد الموافقة.',
  },
  views: {
    all: 'الكل',
    active: 'منشورة',
    pending: 'بانتظار الموافقة',
    rejected: 'مرفوضة',
  },
  groups: {
    comment: 'التقييم',
    couple: 'العروسان',
    state: 'النشر',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    coupleName: 'العروسان',
    weddingDate: 'تاريخ الزفاف',
    text: 'التقييم',
    star: 'عدد النجوم',
    source: 'المصدر',
    isMain: 'مميّز',
    reply: 'ردّكم',
    status: 'الحالة',
    rejectionReason: 'سبب الرفض',
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث في التقييمات',
      providerId: 'الشركة',
      status: 'الحالة',
      star: 'عدد النجوم',
      isMain: 'مميّز',
    },
  },
  help: {
    isMain: 'يظهر أولًا على صفحتكم.',
    reply: 'يظهر للجميع تحت التقييم.',
  },
  values: {
    status: {
      pending: 'بانتظار الموافقة',
      active: 'منشور',
      rejected: 'مرفوض',
    },
    source: {
      panel: 'اللوحة',
      site: 'الموقع',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
    },
  },
};
