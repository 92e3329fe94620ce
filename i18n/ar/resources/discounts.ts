import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/discounts.ts';

export const words: Shape<typeof shape> = {
  name: 'الحملات |||| الحملة |||| الحملات |||| الحملات |||| الحملات |||| الحملات',
  about: 'التخفيضات وعروض التقسيط على صفحتكم. تُنشر بعد موافقة فريق الحملات.',
  create: 'إضافة حملة',
  empty: {
    title: 'لا توجد حملات بعد',
    text: 'أضيفوا تخفيضًا أو عرض تقسيط؛ وبعد الموافقة يبرز على صفحتكم وفي نتائج البحث.',
  },
  views: {
    all: 'الكل',
    published: 'منشورة',
    waiting: 'بانتظار النشر',
    unpublished: 'مسحوبة من النشر',
    rejected: 'مرفوضة',
  },
  groups: {
    campaign: 'الحملة',
    offer: 'الشروط',
    dates: 'التواريخ',
    place: 'النشر',
    popup: 'النافذة المنبثقة',
    record: 'السجل',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    title: 'العنوان',
    shortDescription: 'وصف قصير',
    text: 'نص الحملة',
    discountType: 'نوع الحملة',
    discountRatio: 'نسبة الخصم',
    installmentCount: 'عدد الأقساط',
    priceBefore: 'السعر العادي',
    priceAfter: 'سعر الحملة',
    giftText: 'الهدية',
    validFrom: 'من تاريخ',
    validUntil: 'حتى تاريخ',
    image: 'الصورة',
    isPrimary: 'الحملة الرئيسية',
    showAsPopup: 'العرض كنافذة منبثقة على الصفحة',
    popupTitle: 'عنوان النافذة',
    popupDescription: 'نص النافذة',
    status: 'الحالة',
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث عن حملة',
      providerId: 'الشركة',
      status: 'الحالة',
      discountType: 'نوع الحملة',
      isPrimary: 'الحملة الرئيسية',
      validUntilStart: 'تستمر حتى على الأقل',
    },
  },
  help: {
    priceBefore: 'بالليرة دون كسور، شاملًا الضريبة.',
    priceAfter: 'يجب أن يكون أقل من السعر العادي.',
    giftText: 'مثلًا: تزيين طاولة العروسين هدية.',
  },
  values: {
    status: {
      pending: 'بانتظار الموافقة',
      approved: 'تمت الموافقة',
      published: 'منشورة',
      unpublished: 'مسحوبة من النشر',
      rejected: 'مرفوضة',
    },
  },
  actions: {
    publish: {
      do: 'إعادة النشر',
      ask: 'ستظهر الحملة على صفحتكم من جديد.',
      done: 'تم نشر الحملة.',
    },
    unpublish: {
      do: 'سحب من النشر',
      ask: 'ستختفي الحملة من صفحتكم، ويمكنكم نشرها مجددًا متى شئتم.',
      done: 'تم سحب الحملة من النشر.',
    },
  },
};
