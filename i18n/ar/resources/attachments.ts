import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/attachments.ts';

export const messages: Shape<typeof shape> = {
  name: 'الملفات |||| الملف |||| الملفات |||| الملفات |||| الملفات |||| الملفات',
  about: 'ملفات جاهزة لرسائلكم: قوائم الطعام وقوائم الأسعار ومخططات القاعات.',
  create: 'إضافة ملف',
  empty: {
    title: 'لا توجد ملفات بعد',
    text: 'ارفعوا الملفات التي ترسلونها كثيرًا مرة واحدة، ثم اختاروها عند الكتابة.',
  },
  groups: {
    download: 'تنزيل',
    file: 'الملف',
  },
  fields: {
    id: 'الرقم',
    name: 'اسم الملف',
    document: 'الملف',
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث عن ملف',
    },
  },
};
