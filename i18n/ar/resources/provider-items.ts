import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/provider-items.ts';

export const messages: Shape<typeof shape> = {
  name: 'الموديلات |||| الموديل |||| الموديلات |||| الموديلات |||| الموديلات |||| الموديلات',
  about: 'الموديلات المعروضة على صفحتكم: الصورة ونطاق السعر والترتيب.',
  create: 'إضافة موديل',
  empty: {
    title: 'لا توجد موديلات بعد',
    text: 'أضيفوا موديلاتكم، كالفساتين وبطاقات الدعوة، مع صورة؛ وتُنشر على صفحتكم بعد الموافقة.',
  },
  views: {
    all: 'الكل',
    published: 'منشورة',
    pending: 'بانتظار الموافقة',
    unpublished: 'مسحوبة من النشر',
    rejected: 'مرفوضة',
  },
  optionsNeedProvider: 'تظهر المواصفات بعد اختيار الشركة.',
  badges: { hidden: 'مخفي' },
  groups: {
    model: 'الموديل',
    media: 'الصور والفيديو',
    price: 'السعر',
    state: 'النشر',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    name: 'اسم الموديل',
    brand: 'الماركة',
    description: 'وصف قصير',
    details: 'التفاصيل',
    optionIds: 'المواصفات',
    minPrice: 'أدنى سعر',
    maxPrice: 'أعلى سعر',
    status: 'الحالة',
    rejectionReason: 'سبب الرفض',
    isActive: 'نشط',
    coverImage: 'صورة الغلاف',
    images: 'صور أخرى',
    videos: { label: 'مقاطع الفيديو', url: 'الرابط', title: 'العنوان' },
    order: 'الترتيب',
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث عن موديل',
      providerId: 'الشركة',
      status: 'الحالة',
      isActive: 'نشط',
    },
  },
  help: {
    minPrice: 'بالليرة دون كسور، شاملًا ضريبة القيمة المضافة.',
    optionIds: 'يصفّي العروسان الموديلات وفق هذه المواصفات.',
    videos: 'رابط من YouTube أو Vimeo أو Dailymotion.',
    isActive: 'عند الإيقاف لا يظهر الموديل حتى بعد الموافقة عليه.',
  },
  values: {
    status: {
      pending: 'بانتظار الموافقة',
      published: 'منشور',
      unpublished: 'مسحوب من النشر',
      rejected: 'مرفوض',
    },
  },
  actions: {
    publish: {
      do: 'نشر',
      ask: 'سيظهر الموديل على صفحتكم من جديد.',
      done: 'تم نشر الموديل.',
    },
    unpublish: {
      do: 'سحب من النشر',
      ask: 'سيختفي الموديل من صفحتكم، ويمكنكم نشره مجددًا متى شئتم.',
      done: 'تم سحب الموديل من النشر.',
    },
  },
};
