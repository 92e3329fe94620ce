import type { messages as tr } from '../../tr/resources/catalogs.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
  name: 'قوائم الأسعار |||| قائمة أسعار |||| قوائم الأسعار |||| قوائم الأسعار |||| قوائم الأسعار |||| قوائم الأسعار',
  about:
    'القوائم والأسعار المعروضة في صفحتكم. تسري الأسعار ثلاثة أشهر على الأكثر، ولا يرى العرسان ما انتهت مدته.',
  create: 'إضافة قائمة أسعار',
  empty: {
    title: 'لا توجد قوائم أسعار بعد',
    text: 'أضيفوا قائمتكم أو باقتكم مع سعرها؛ فالصفحات التي تعرض أسعارها تتلقى طلبات أكثر.',
  },
  groups: {
    list: 'القائمة',
    prices: 'الأسعار',
    record: 'السجل',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    name: 'الاسم',
    catalogTypeId: 'النوع',
    description: 'المحتوى',
    pricingType: 'طريقة التسعير',
    minGuests: 'الحد الأدنى للمدعوين',
    maxGuests: 'الحد الأقصى للمدعوين',
    prices: {
      label: 'الأسعار',
      weekPeriod: 'الفترة',
      price: 'السعر',
      currency: 'العملة',
      unit: 'لعدد أشخاص أو قطع',
      catalogItemOptionId: 'الخيار',
    },
    expireAt: 'آخر يوم للسريان',
    isMain: 'القائمة الرئيسية',
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث في قوائم الأسعار',
      providerId: 'الشركة',
      catalogTypeId: 'النوع',
      expireAtEnd: 'تنتهي في موعد أقصاه',
    },
  },
  help: {
    expireAt: 'ثلاثة أشهر من اليوم على الأكثر.',
    isMain: 'القائمة التي تعرضها صفحتكم أولًا.',
  },
  values: {
    prices: {
      weekPeriod: { weekday: 'أيام الأسبوع', weekend: 'نهاية الأسبوع', all: 'كل يوم' },
    },
  },
};
