import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/sms-logs.ts';

export const messages: Shape<typeof shape> = {
  name: 'سجل الرسائل النصية |||| سجل الرسائل النصية |||| سجل الرسائل النصية |||| سجل الرسائل النصية |||| سجل الرسائل النصية |||| سجل الرسائل النصية',
  about: 'الرسائل النصية إلى العرسان: حالتها وعدد أجزائها وتكلفتها.',
  empty: {
    title: 'لم تُرسل رسائل نصية بعد',
    text: 'تظهر هنا كل رسالة نصية ترسلونها إلى عروسين مع حالتها وتكلفتها.',
  },
  views: { all: 'الكل', sent: 'المرسلة', queued: 'في الانتظار', failed: 'المتعذرة' },
  fields: {
    id: 'الرقم',
    leadId: 'الطلب',
    coupleName: 'العروسان',
    providerId: 'الشركة',
    phone: 'الهاتف',
    text: 'الرسالة',
    status: 'الحالة',
    failure: 'السبب',
    segments: 'عدد الرسائل',
    costMinor: 'التكلفة',
    isAutomatic: 'تلقائية',
    senderName: 'الكاتب',
    createdAt: 'التاريخ',
    cost: 'التكلفة',
    filters: {
      q: 'البحث في النص أو العروسين',
      providerId: 'الشركة',
      isAutomatic: 'تلقائية',
      createdAtStart: 'من',
      createdAtEnd: 'حتى',
    },
  },
  values: {
    status: { queued: 'في الانتظار', sent: 'أُرسلت', failed: 'تعذر الإرسال' },
    failure: { wrong_address: 'رقم خاطئ', unreachable: 'تعذر الوصول', refused: 'رُفضت' },
  },
};
