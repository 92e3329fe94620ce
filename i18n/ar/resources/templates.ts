import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/templates.ts';

export const words: Shape<typeof shape> = {
  name: 'القوالب |||| القالب |||| القوالب |||| القوالب |||| القوالب |||| القوالب',
  about: 'رسائل بريد جاهزة للرد على العرسان.',
  create: 'إضافة قالب',
  empty: {
    title: 'لا توجد قوالب بعد',
    text: 'احفظوا الرسائل التي تكتبونها كثيرًا كقوالب، ثم اختاروا منها عند الرد.',
  },
  groups: {
    mail: 'الرسالة',
    use: 'الاستخدام',
  },
  fields: {
    id: 'الرقم',
    name: 'اسم القالب',
    subject: 'الموضوع',
    content: 'المحتوى',
    providerIds: 'الشركات المستخدِمة',
    isActive: 'قيد الاستخدام',
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث عن قالب',
      isActive: 'قيد الاستخدام',
    },
  },
  help: {
    providerIds: 'إذا تُرك فارغًا يُستخدم لجميع الشركات.',
  },
  actions: {
    enable: {
      do: 'تفعيل',
      done: 'تم تفعيل القالب.',
    },
    disable: {
      do: 'إيقاف الاستخدام',
      done: 'تم إيقاف استخدام القالب.',
    },
  },
};
