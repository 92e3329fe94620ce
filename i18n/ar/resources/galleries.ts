import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/galleries.ts';

export const messages: Shape<typeof shape> = {
  name: 'المعارض |||| المعرض |||| المعارض |||| المعارض |||| المعارض |||| المعارض',
  listNote: 'تُنشر التغييرات خلال ساعة',
  about: 'معارض الصور على صفحاتكم: واحد لكل زفاف أو مكان.',
  create: 'إضافة معرض',
  empty: {
    title: 'لا توجد معارض بعد',
    text: 'اجمعوا صور زفاف في معرض؛ فهي أكثر ما ينظر إليه العرسان.',
  },
  badges: { reference: 'مرجعي', hidden: 'مخفي' },
  photoCount:
    'لا صور |||| صورة واحدة |||| صورتان |||| %{count} صور |||| %{count} صورة |||| %{count} صورة',
  editPhotos: 'تعديل الصور',
  noPhotos: 'لا توجد صور في هذا المعرض بعد.',
  groups: {
    photos: 'الصور',
    consent: 'موافقة العروسين',
    gallery: 'المعرض',
    couple: 'العروسان',
    state: 'النشر',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    name: 'اسم المعرض',
    description: 'الوصف',
    coverImage: 'صورة الغلاف',
    shotAt: 'مكان التصوير',
    coupleName: 'العروسان',
    weddingDate: 'تاريخ الزفاف',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    isReference: 'معرض مراجع',
    hasAgreement: 'موافقة العروسين',
    isActive: 'ظاهر على الصفحة',
    imageCount: 'عدد الصور',
    order: 'الترتيب',
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث عن معرض',
      providerId: 'الشركة',
      isActive: 'ظاهر على الصفحة',
    },
  },
  help: {
    isReference: 'يعرض أعمالًا سابقة؛ ويلزم له موافقة العروسين واسماهما.',
    isActive: 'تظهر التغييرات على صفحتكم خلال ساعة.',
  },
  actions: {
    show: {
      do: 'إظهار على الصفحة',
      done: 'أصبح ظاهرًا على صفحتكم.',
    },
    hide: {
      do: 'إخفاء من الصفحة',
      done: 'لم يعد ظاهرًا على صفحتكم.',
    },
  },
};
