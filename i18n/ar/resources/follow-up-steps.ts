import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/follow-up-steps.ts';

export const messages: Shape<typeof shape> = {
  name: 'خطوات المتابعة |||| خطوة متابعة |||| خطوتا متابعة |||| خطوات المتابعة |||| خطوات المتابعة |||| خطوات المتابعة',
  about: 'تذكيرات تُرسل تلقائيًا إلى من لم يردّ من العرسان.',
  create: 'إضافة خطوة',
  empty: {
    title: 'لا توجد خطوات متابعة بعد',
    text: 'مثلًا بريد إلكتروني بعد يومين ورسالة SMS بعد خمسة أيام. تبدؤون المتابعة بأنفسكم في كل طلب، وتتوقف حين يردّ العروسان.',
  },
  groups: {
    step: 'الخطوة',
    use: 'الاستخدام',
  },
  fields: {
    id: 'الرقم',
    name: 'اسم الخطوة',
    afterDays: 'عدد الأيام بعد البدء',
    channel: 'طريقة الإرسال',
    templateId: 'القالب',
    isActive: 'مفعّلة',
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      isActive: 'مفعّلة',
    },
  },
  values: {
    channel: {
      email: 'البريد الإلكتروني',
      sms: 'رسالة SMS',
    },
  },
  help: {
    afterDays: 'تُحسب من بدء المتابعة؛ تُرسل الرسائل من الاثنين إلى السبت بين 08:00 و19:00.',
    templateId: 'يمكنكم تعديل النص لهذين العروسين عند البدء. تُرسل رسائل SMS نصًا عاديًا.',
  },
  actions: {
    enable: {
      do: 'تفعيل',
      done: 'تم تفعيل الخطوة.',
    },
    disable: {
      do: 'إيقاف',
      done: 'تم إيقاف الخطوة.',
    },
  },
};
