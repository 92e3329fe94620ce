import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/templates.ts';

export const messages: Shape<typeof shape> = {
  name: 'القوالب |||| القالب |||| القوالب |||| القوالب |||| القوالب |||| القوالب',
  about: 'رسائل بريد إلكتروني جاهزة للرد على العرسان.',
  create: 'إضافة قالب',
  empty: {
    title: 'لا توجد قوالب بعد',
    text: 'احفظوا الرسائل التي تكتبونها كثيرًا كقوالب، ثم اختاروا منها عند الرد.',
  },
  groups: {
    preview: 'معاينة',
    files: 'المرفقات',
    mail: 'الرسالة',
    use: 'الاستخدام',
  },
  fields: {
    id: 'الرقم',
    name: 'اسم القالب',
    language: 'اللغة',
    subject: 'الموضوع',
    content: 'المحتوى',
    attachmentIds: 'المرفقات',
    providerIds: 'الشركات التي تستخدمه',
    isActive: 'مفعّل',
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث عن قالب',
      language: 'اللغة',
      isActive: 'مفعّل',
    },
  },
  values: {
    language: {
      tr: 'التركية',
      en: 'الإنجليزية',
      de: 'الألمانية',
      ar: 'العربية',
    },
  },
  help: {
    language: 'تُملأ حقول مثل تاريخ الزفاف والسعر بطريقة كتابة هذه اللغة.',
    providerIds: 'إذا تُرك فارغًا يُستخدم لجميع الشركات.',
  },
  mergeFields: {
    couple: 'العروسان',
    bride: 'العروس',
    groom: 'العريس',
    weddingDate: 'تاريخ الزفاف',
    guests: 'عدد المدعوين',
    provider: 'الشركة',
    offer: 'عرض السعر',
    price: 'السعر',
    appointment: 'الموعد',
    me: 'المرسل',
  },
  mergeMeanings: {
    couple: 'الاسمان معًا',
    bride: 'اسم العروس',
    groom: 'اسم العريس',
    weddingDate: 'مثل 19 يونيو 2027',
    guests: 'العدد المتوقع للمدعوين',
    provider: 'شركتكم التي وصلها الطلب',
    offer: 'الباقة في آخر عرض سعر',
    price: 'مبلغ آخر عرض سعر',
    appointment: 'اليوم والساعة المتفق عليهما',
    me: 'اسم مرسل الرسالة',
  },
  actions: {
    enable: {
      do: 'تفعيل',
      done: 'تم تفعيل القالب.',
    },
    disable: {
      do: 'إيقاف',
      done: 'تم إيقاف القالب.',
    },
  },
};
